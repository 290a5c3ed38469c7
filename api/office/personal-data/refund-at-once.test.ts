import { eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { givenSession, givenUser, PASSWORD } from '../../people/accounts/user.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { orders, refunds, users } from '../../platform/db/schema.ts'
import { withLockedOrder } from '../../sales/orders/lock-order.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { expect, ownDatabaseTest as test } from '../../test/test.ts'
import { waitingSessions } from '../../test/waiting-sessions.ts'
import { givenRequest, runJob } from './requests/person.fixture.ts'

/** Promises a refund in a transaction that commits once a deletion waits for the order. */
async function promiseDuring<Done>(db: Db, orderId: string, begin: () => Promise<Done>): Promise<Done> {
  let running: Promise<Done> | undefined
  await withLockedOrder(db, orderId, async (tx) => {
    running = begin()
    await vi.waitFor(async () => expect(await waitingSessions(db)).toBe(1), { timeout: 10_000 })
    await tx.insert(refunds).values({ orderId, cause: 'staff:1', amount: 500, dueBy: new Date() })
  })
  return running!
}

async function buyerOf(db: Db, orderId: string) {
  const [order] = await db.select({ email: orders.email }).from(orders).where(eq(orders.id, orderId))
  return order?.email
}

test('a refund promised while an account is deleted keeps its owner', async ({ app, db }) => {
  const user = await givenUser(db)
  const { headers } = await givenSession(db, user.id)
  const order = await givenOrder(db, { userId: user.id, state: 'delivered' })
  const payload = { password: PASSWORD }
  const answer = await promiseDuring(db, order.id, async () =>
    app.inject({ method: 'DELETE', url: `/api/user/${user.id}`, headers, payload }),
  )
  expect(answer.statusCode).toBe(409)
  expect(answer.json().message).toContain(order.number)
  expect([await db.$count(users), await buyerOf(db, order.id)]).toEqual([1, order.email])
})

test('a refund promised while a guest is deleted keeps the order’s buyer', async ({ app, db }) => {
  const order = await givenOrder(db, { state: 'delivered' })
  const { id, show, deletion } = await givenRequest(app, db)
  await deletion()
  await promiseDuring(db, order.id, () => runJob(db, id))
  expect(await show()).toMatchObject({ state: 'open', problem: expect.stringContaining(order.number) })
  expect(await buyerOf(db, order.id)).toBe(order.email)
})
