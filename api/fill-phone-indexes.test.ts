import { eq } from 'drizzle-orm'
import { givenUser } from './people/accounts/user.fixture.ts'
import { orders, users } from './platform/db/schema.ts'
import { fillPhoneIndexes } from './fill-phone-indexes.ts'
import { givenOrder } from './sales/orders/orders.fixture.ts'
import { phoneIndex } from './platform/secrets/secrets.ts'
import { expect, test, testOptions } from './test/test.ts'

const { dataKey } = testOptions.secrets

test('orders and accounts without a phone index get one; existing indexes stay', async ({ db }) => {
  const old = await givenOrder(db, { details: { phone: '+9779801234567' }, phoneIndex: null })
  const forgotten = await givenOrder(db, { privateDetails: null, phoneIndex: null })
  const known = await givenOrder(db, { details: { phone: '+9779841234567' } })
  const user = await givenUser(db, { phoneIndex: null })
  await fillPhoneIndexes(db, dataKey)
  const indexOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!.phoneIndex
  expect(await indexOf(old.id)).toEqual(phoneIndex(dataKey, '+9779801234567'))
  expect(await indexOf(forgotten.id)).toBeNull()
  expect(await indexOf(known.id)).toEqual(known.phoneIndex)
  const [account] = await db.select().from(users).where(eq(users.id, user.id))
  expect(account!.phoneIndex).toEqual(phoneIndex(dataKey, '+9779841234567'))
})
