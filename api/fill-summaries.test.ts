import { eq, sql } from 'drizzle-orm'
import { fillSummaries } from './fill-summaries.ts'
import { givenUser } from './people/accounts/user.fixture.ts'
import { customerFigures, deliveries, orders, payments, refunds, users } from './platform/db/schema.ts'
import type { Db } from './platform/db/client.ts'
import { givenConfirmed, givenZone } from './sales/fulfilment/fulfilment.fixture.ts'
import { givenOrder } from './sales/orders/orders.fixture.ts'
import { expect, test } from './test/test.ts'

async function figuresOf(db: Db, userId: string) {
  const { orderCount, spent, lastOrderAt } = customerFigures
  return (
    await db.select({ orderCount, spent, lastOrderAt }).from(customerFigures).where(eq(customerFigures.userId, userId))
  )[0]
}

async function dayOf(db: Db, id: string): Promise<string | null> {
  return (await db.select({ day: orders.deliveryDay }).from(orders).where(eq(orders.id, id)))[0]!.day
}

async function countedOf(db: Db, id: string): Promise<number> {
  return (await db.select({ counted: orders.counted }).from(orders).where(eq(orders.id, id)))[0]!.counted
}

async function isPickup(db: Db, orderId: string): Promise<boolean> {
  return (await db.select({ is: deliveries.isPickup }).from(deliveries).where(eq(deliveries.orderId, orderId)))[0]!.is
}

const placedAt = new Date('2026-11-20T06:00:00Z')

test('accounts and orders that are older than the summaries get them', async ({ db }) => {
  await givenZone(db)
  const user = await givenUser(db)
  const order = await givenConfirmed(db, { userId: user.id, placedAt })
  const collected = await givenConfirmed(db, { method: 'pickup', payment: 'bank', collectionCode: '123456' })
  await db.update(deliveries).set({ day: '2026-11-28', slot: 'morning' }).where(eq(deliveries.orderId, order.id))
  await db.delete(customerFigures)
  await db.update(orders).set({ deliveryDay: null, counted: 0 })
  await db.update(deliveries).set({ isPickup: false })
  await db.execute(sql`comment on column orders.counted is null`)

  await fillSummaries(db)
  expect(await figuresOf(db, user.id)).toEqual({ orderCount: 1, spent: order.total, lastOrderAt: placedAt })
  expect(await dayOf(db, order.id)).toBe('2026-11-28')
  expect(await countedOf(db, order.id)).toBe(0)
  expect(await countedOf(db, collected.id)).toBe(collected.total)
  expect(await isPickup(db, order.id)).toBe(false)
  expect(await isPickup(db, collected.id)).toBe(true)
})

test('what counts of an order’s payments follows payments and refunds', async ({ db }) => {
  const { id } = await givenOrder(db, { payment: 'bank' })
  const pay = (amount: number, reference: string) =>
    db.insert(payments).values({ orderId: id, method: 'bank', purpose: 'full', amount, reference })
  await pay(4_000, 'one')
  await pay(7_500, 'two')
  expect(await countedOf(db, id)).toBe(11_500)
  const dueBy = new Date()
  await db.insert(refunds).values({ orderId: id, cause: 'payment:two', amount: 500, dueBy })
  await db.insert(refunds).values({ orderId: id, cause: 'return', amount: 2_000, dueBy })
  expect(await countedOf(db, id)).toBe(11_000)
  await db.update(refunds).set({ amount: 700 }).where(eq(refunds.cause, 'payment:two'))
  expect(await countedOf(db, id)).toBe(10_800)
})

test('the figures of an account follow its orders, and go with it', async ({ db }) => {
  const [user, other] = [await givenUser(db), await givenUser(db, { email: 'other@post.example' })]
  expect(await figuresOf(db, user.id)).toEqual({ orderCount: 0, spent: 0, lastOrderAt: null })
  const first = await givenOrder(db, { userId: user.id, placedAt })
  const second = await givenOrder(db, { userId: user.id, placedAt: new Date('2026-11-21T06:00:00Z') })
  await givenOrder(db, { userId: null })
  expect(await figuresOf(db, user.id)).toEqual({
    orderCount: 2,
    spent: first.total + second.total,
    lastOrderAt: second.placedAt,
  })
  await db.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, second.id))
  expect(await figuresOf(db, user.id)).toEqual({ orderCount: 1, spent: first.total, lastOrderAt: placedAt })
  await db.update(orders).set({ userId: other.id }).where(eq(orders.id, first.id))
  expect(await figuresOf(db, user.id)).toEqual({ orderCount: 0, spent: 0, lastOrderAt: null })
  expect(await figuresOf(db, other.id)).toMatchObject({ orderCount: 1 })
  await db.delete(users).where(eq(users.id, other.id))
  expect(await figuresOf(db, other.id)).toBeUndefined()
  expect(await db.$count(orders, eq(orders.id, first.id))).toBe(1)
})

test('the delivery day of an order is that of its next open delivery, or else of the last one', async ({ db }) => {
  await givenZone(db)
  const order = await givenConfirmed(db)
  const { zoneId } = (await db.select().from(deliveries).where(eq(deliveries.orderId, order.id)))[0]!
  expect(await dayOf(db, order.id)).toBeNull()
  const change = (number: number, set: Partial<typeof deliveries.$inferInsert>) =>
    db
      .update(deliveries)
      .set(set)
      .where(sql`${deliveries.orderId} = ${order.id} and ${deliveries.number} = ${number}`)
  await change(1, { day: '2026-11-28', slot: 'morning' })
  expect(await dayOf(db, order.id)).toBe('2026-11-28')
  const later = { orderId: order.id, number: 2, zoneId, isLarge: false, code: '123456' }
  await db.insert(deliveries).values({ ...later, day: '2026-12-02', slot: 'evening' })
  expect(await dayOf(db, order.id)).toBe('2026-11-28')
  await change(1, { state: 'delivered', deliveredAt: new Date() })
  expect(await dayOf(db, order.id)).toBe('2026-12-02')
  await change(2, { state: 'cancelled' })
  expect(await dayOf(db, order.id)).toBe('2026-11-28')
})
