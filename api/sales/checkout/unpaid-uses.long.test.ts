import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { givenMember, givenShopper, givenVariant, type Shopper } from '../../shop/cart/cart.fixture.ts'
import { orders } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest, test as base } from '../../test/test.ts'
import { drawnPhone } from '../orders/open-orders.fixture.ts'
import { givenCheckoutShop, givenPromotion, orderOf, quoteFor } from './checkout.fixture.ts'

const coupon = 'SPRING'
const refused = {
  success: false,
  message:
    'So many unpaid orders use this code that you cannot use it at the moment. Please remove it, or try again later.',
}

const test = base.extend('shop', async ({ app, db }) => {
  await givenCheckoutShop(db)
  await givenPromotion(db, { code: coupon, percent: 10, maxUses: 8 })
  const variant = await givenVariant(db, { stock: 1_000 })
  const buy = async (from: string, shopper: Shopper = givenShopper(app), used: { coupon?: string } = { coupon }) => {
    await shopper.add(variant)
    return place(shopper, await filledIn(shopper, used), from)
  }
  return { app, db, buy }
})

/** Returns the body of an order by bank transfer. */
async function filledIn(shopper: Shopper, used: { coupon?: string }) {
  const contact = { email: `${randomUUID()}@post.example`, phone: drawnPhone(), payment: 'bank' }
  return orderOf(await quoteFor(shopper, used), { ...contact, ...used })
}

function place(shopper: Shopper, body: object, from: string) {
  return shopper.send('POST', '/api/orders', body, { 'idempotency-key': randomUUID(), 'x-forwarded-for': from })
}

test('unpaid orders of a neighborhood hold a quarter of the uses of a coupon, and each further network one', async ({
  shop: { buy },
}) => {
  for (const host of [1, 1]) expect((await buy(`203.0.113.${host}`)).statusCode).toBe(201)
  const third = await buy('203.0.113.1')
  expect([third.statusCode, third.json()]).toMatchObject([429, refused])
  expect((await buy('203.0.113.1', undefined, {})).statusCode, 'without the code').toBe(201)
  expect((await buy('203.0.113.2')).statusCode, 'the first of another network').toBe(201)
  expect((await buy('203.0.113.2')).statusCode, 'its second').toBe(429)
  expect((await buy('203.0.113.3')).statusCode).toBe(201)
  expect((await buy('203.0.113.4')).statusCode, 'half of the uses are held here').toBe(429)
  expect((await buy('198.51.100.1')).statusCode, 'another neighborhood').toBe(201)
})

test('unpaid orders of new buyers hold half of them; others get one each, and customers use the rest', async ({
  shop: { app, db, buy },
}) => {
  for (const third of [1, 1, 2, 2]) expect((await buy(`203.0.${third}.1`)).statusCode).toBe(201)
  expect((await buy('203.0.1.1')).statusCode).toBe(429)
  expect((await buy('203.0.3.1')).statusCode).toBe(201)
  expect((await buy('203.0.3.1')).statusCode).toBe(429)
  const member = await givenMember(app, db)
  expect((await buy('203.0.3.1', member)).statusCode, 'a new account').toBe(429)
  const first = await buy('203.0.3.1', member, {})
  await db.update(orders).set({ state: 'confirm' }).where(eq(orders.number, first.json().data.orderId))
  expect((await buy('203.0.3.1', member)).statusCode, 'an account with a confirmed order').toBe(201)
})

test('what the shop confirms or cancels does not count', async ({ shop: { db, buy } }) => {
  for (const state of ['cancelled', 'confirm'] as const) {
    expect((await buy('203.0.113.1')).statusCode).toBe(201)
    await db.update(orders).set({ state })
  }
  expect((await buy('203.0.113.1')).statusCode).toBe(201)
  expect((await buy('203.0.113.1')).statusCode).toBe(201)
  expect((await buy('203.0.113.1')).statusCode).toBe(429)
})

ownDatabaseTest('of orders at once by one network, no more than its share go', async ({ app, db }) => {
  await givenCheckoutShop(db)
  await givenPromotion(db, { code: coupon, percent: 10, maxUses: 8 })
  const variant = await givenVariant(db, { stock: 1_000 })
  const bodies = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const shopper = givenShopper(app)
      await shopper.add(variant)
      return { shopper, body: await filledIn(shopper, { coupon }) }
    }),
  )
  const answers = await Promise.all(bodies.map(({ shopper, body }) => place(shopper, body, '203.0.113.1')))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 429, 429, 429, 429])
})
