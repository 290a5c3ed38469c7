import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { orders, refunds } from '../../platform/db/schema.ts'
import { givenUser } from '../../people/accounts/user.fixture.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { forgetOldOrders } from './forget-old-orders.ts'

const YEAR_MS = 365.25 * 86_400_000
const yearsAgo = (years: number) => new Date(Date.now() - years * YEAR_MS)
const run = (db: Db) => forgetOldOrders({}, { db }, AbortSignal.timeout(60_000))

test('a guest’s order forgets its buyer after seven years, and stays in the books', async ({ db }) => {
  const old = await givenOrder(db, { state: 'delivered', placedAt: yearsAgo(7.1) })
  await run(db)
  expect(await readOrder(db, old.id)).toMatchObject({
    number: old.number,
    total: old.total,
    name: '',
    email: '',
    privateDetails: null,
    phoneIndex: null,
  })
})

test('orders of accounts, younger ones, open ones and unsettled ones keep their buyer', async ({ db }) => {
  const user = await givenUser(db)
  const unsettled = await givenOrder(db, { state: 'delivered', placedAt: yearsAgo(8) })
  await db.insert(refunds).values({ orderId: unsettled.id, amount: 100, cause: 'staff:1', dueBy: new Date() })
  const kept = [
    await givenOrder(db, { state: 'delivered', placedAt: yearsAgo(8), userId: user.id }),
    await givenOrder(db, { state: 'delivered', placedAt: yearsAgo(6.9) }),
    await givenOrder(db, { state: 'confirm', placedAt: yearsAgo(8) }),
    unsettled,
  ]
  await run(db)
  for (const order of kept) expect((await readOrder(db, order.id)).privateDetails).toEqual(order.privateDetails)
})

async function readOrder(db: Db, id: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  return order!
}
