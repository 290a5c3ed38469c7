import { eq } from 'drizzle-orm'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { givenSession, givenUser, PASSWORD } from '../../people/accounts/user.fixture.ts'
import { creditAccounts, creditEntries, orders, users } from '../../platform/db/schema.ts'
import { givenMember, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { expect, ownDatabaseTest, test } from '../../test/test.ts'
import { waitingSessions } from '../../test/waiting-sessions.ts'
import { givenCheckoutShop, order } from '../checkout/checkout.fixture.ts'
import { givenStoreCredit } from './credit.fixture.ts'

ownDatabaseTest('an account is kept when it gets store credit during the deletion', async ({ app, db }) => {
  const user = await givenUser(db)
  const { headers } = await givenSession(db, user.id)
  const accountId = crypto.randomUUID()
  await db.insert(creditAccounts).values({ id: accountId, kind: 'store-credit', userId: user.id })
  const [isGiven, isWanted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const giving = db.transaction(async (tx) => {
    await tx.insert(creditEntries).values({ id: crypto.randomUUID(), accountId, amount: 500, reason: 'given' })
    isGiven.resolve()
    await isWanted.promise
  })
  await isGiven.promise
  const payload = { password: PASSWORD }
  const answered = app.inject({ method: 'DELETE', url: `/api/user/${user.id}`, headers, payload })
  await expect.poll(() => waitingSessions(db), { timeout: 10_000 }).toBe(1)
  isWanted.resolve()
  await giving
  expect((await answered).statusCode).toBe(409)
  expect(await db.$count(users)).toBe(1)
})

test('a refund to the store credit of a deleted account is left to staff', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const member = await givenMember(app, db)
  await member.add(await givenVariant(db))
  const [user] = await db.select().from(users)
  const accountId = await givenStoreCredit(db, user!.id, 11_000)
  const { data } = (await order(member, { credit: [{ amount: 11_000 }] })).json()
  await db.update(orders).set({ state: 'delivered' })
  const url = `/api/user/${user!.id}`
  const deleted = await app.inject({ method: 'DELETE', url, headers: member.headers, payload: { password: PASSWORD } })
  expect(deleted.statusCode).toBe(200)
  const { call } = await givenStaff(app, 'owner')
  const refund = { id: crypto.randomUUID(), amount: 4_000 }
  expect((await call('POST', `/orders/${data.orderId}/refunds`, refund)).statusCode).toBe(200)
  const [account] = await db.select().from(creditAccounts).where(eq(creditAccounts.id, accountId))
  expect(account!.balance).toBe(0)
  expect((await call('GET', '/refunds?state=open')).json().items).toMatchObject([{ amount: 4_000 }])
})
