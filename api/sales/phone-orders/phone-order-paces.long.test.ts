import { randomUUID } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { limitCounts, mails, orders } from '../../platform/db/schema.ts'
import { givenVariant } from '../../shop/cart/cart.fixture.ts'
import { expect, ownDatabaseTest, test } from '../../test/test.ts'
import { givenCheckoutShop } from '../checkout/checkout.fixture.ts'
import { drawnPhone } from '../orders/open-orders.fixture.ts'
import { givenOrder } from '../orders/orders.fixture.ts'
import { place, quote, type Staff } from './phone-orders.fixture.ts'

const HOURS_MS = 3_600_000
const mailOfCaller = () => ({ email: `${randomUUID()}@post.example` })

/** Lines of so many pieces together; one line takes ten. */
function linesOf(pieces: number): { quantity: number }[] {
  const tens = Array.from({ length: Math.floor(pieces / 10) }, () => ({ quantity: 10 }))
  return pieces % 10 === 0 ? tens : [...tens, { quantity: pieces % 10 }]
}

/** Orders so many pieces for somebody else each time. */
async function order(
  staff: Staff,
  variant: string,
  quantity: number,
  values: Record<string, unknown> = mailOfCaller(),
) {
  const draft = randomUUID()
  return place(staff, draft, await quote(staff, draft, [{ variantId: Number(variant), quantity }]), values)
}

test('support takes thirty phone orders an hour, and a manager goes on', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const variant = await givenVariant(db, { stock: 100 })
  const support = await givenStaff(app, 'support')
  for (let count = 0; count < 29; count += 1) expect((await order(support, variant, 1)).statusCode).toBe(201)
  const draft = randomUUID()
  const shown = await quote(support, draft, [{ variantId: Number(variant), quantity: 1 }])
  const key = randomUUID()
  for (const _ of ['first', 'repeated']) expect((await place(support, draft, shown, {}, key)).statusCode).toBe(201)
  const refused = await order(support, variant, 1)
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    'You have reached your limit of phone orders. Please ask a manager or another colleague to take this one. Please try again in 60 minutes.',
  ])
  expect(await db.$count(orders)).toBe(30)
  expect((await order(await givenStaff(app, 'manager'), variant, 1)).statusCode).toBe(201)
})

test('support takes two hundred phone orders a day, and a manager more', async ({ app, db }) => {
  const [support, manager] = [randomUUID(), randomUUID()]
  const take = (role: 'support' | 'manager', staffId: string) =>
    app.addressLimits.phoneOrders(db, role).take(staffId, randomUUID())
  for (let count = 0; count < 200; count += 1) {
    if (count % 30 === 0) await db.delete(limitCounts).where(like(limitCounts.key, 'phoneOrdersBy:%'))
    await take('support', support)
  }
  await db.delete(limitCounts).where(like(limitCounts.key, 'phoneOrdersBy:%'))
  await expect(take('support', support)).rejects.toThrow('Please try again tomorrow.')
  for (let count = 0; count < 120; count += 1) await take('manager', manager)
  await expect(take('manager', manager)).rejects.toThrow('Please try again in 60 minutes.')
})

test('one caller gets ten phone orders an hour from a member of staff, with the mails of each', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const variant = await givenVariant(db, { stock: 100 })
  const support = await givenStaff(app, 'support')
  const variants = ['asmita@post.example', 'Asmita+1@post.example']
  for (let count = 0; count < 10; count += 1) {
    expect((await order(support, variant, 1, { email: variants[count % 2], phone: drawnPhone() })).statusCode).toBe(201)
  }
  const refused = await order(support, variant, 1, { phone: drawnPhone() })
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    'You have reached your limit of orders for this caller. Please ask a manager or another colleague to take this one. Please try again in 60 minutes.',
  ])
  expect(await db.$count(mails, eq(mails.template, 'order-placed'))).toBe(10)
  expect((await order(support, variant, 1)).statusCode).toBe(201)
  for (let count = 0; count < 10; count += 1) {
    expect((await order(support, variant, 1, { email: '' })).statusCode).toBe(201)
  }
  expect((await order(support, variant, 1, { email: '' })).statusCode).toBe(429)
})

ownDatabaseTest('phone orders that no colleague confirmed hold a tenth of the stock', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const variant = await givenVariant(db, { stock: 100 })
  const [support, manager] = [await givenStaff(app, 'support'), await givenStaff(app, 'manager')]
  const [own, others] = [{ takenBy: support.id }, { takenBy: manager.id }]
  const open = await givenOrder(db, { ...own, lines: linesOf(58) })
  await givenOrder(db, { lines: linesOf(90) })
  expect((await order(support, variant, 2)).statusCode).toBe(201)
  const refused = await order(support, variant, 1)
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    'Your unpaid phone orders hold 60 pieces, and may hold 60 until a colleague confirms some. Please ask a manager to take this order.',
  ])
  await givenOrder(db, { ...others, lines: linesOf(98) })
  const both = await Promise.all([order(manager, variant, 2), order(manager, variant, 2)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 429])

  expect((await support.call('POST', `/orders/${open.id}/confirmation`)).statusCode).toBe(200)
  expect((await order(support, variant, 1)).statusCode).toBe(429)
  const earlier = new Date(Date.now() - 25 * HOURS_MS)
  await db.update(orders).set({ placedAt: earlier }).where(eq(orders.id, open.id))
  expect((await order(support, variant, 1)).statusCode).toBe(201)
})

test('an order that a colleague confirmed leaves room for others', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const variant = await givenVariant(db, { stock: 100 })
  const support = await givenStaff(app, 'support')
  const open = await givenOrder(db, { takenBy: support.id, lines: linesOf(60) })
  expect((await order(support, variant, 1)).statusCode).toBe(429)
  await (await givenStaff(app, 'support')).call('POST', `/orders/${open.id}/confirmation`)
  expect((await order(support, variant, 1)).statusCode).toBe(201)
})
