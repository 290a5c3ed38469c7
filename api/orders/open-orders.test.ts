import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { MOST_OPEN_ORDERS } from '#domain/order-verification.ts'
import { givenMember, givenShopper, givenVariant } from '../cart/given.ts'
import { givenCheckoutShop, order, orderOf, quoteFor } from '../checkout/given.ts'
import { orders, variants } from '../db/schema.ts'
import { buildApp, type App } from '../app.ts'
import { expect, ownDatabaseTest, test as base, testOptions } from '../test/test.ts'
import { givenOrder } from './given.ts'
import { networkIndex } from './open-orders.ts'

const test = base.extend('shop', async ({ app, db }) => {
  await givenCheckoutShop(db)
  return { app, db }
})

/** Orders so many pieces as a guest from that address. */
async function orderPieces(
  app: App,
  variantId: string,
  quantity: number,
  { from = '198.51.100.7', ...values }: { from?: string; phone?: string; email?: string; payment?: 'bank' } = {},
) {
  const shopper = givenShopper(app)
  await shopper.add(variantId, quantity)
  const body = orderOf(await quoteFor(shopper), {
    email: `${randomUUID()}@post.example`,
    phone: drawnPhone(),
    ...values,
  })
  return shopper.send('POST', '/api/orders', body, { 'idempotency-key': randomUUID(), 'x-forwarded-for': from })
}

let drawn = 0
function drawnPhone(): string {
  drawn += 1
  return `984${String(drawn).padStart(7, '0')}`
}

test('by one phone number or one e-mail address only so many orders wait for their money', async ({
  shop: { app, db },
}) => {
  const phone = '9841234567'
  const held = Array.from({ length: MOST_OPEN_ORDERS }, () =>
    givenOrder(db, { details: { phone: `+977${phone}` }, email: 'a@post.example' }),
  )
  const [first] = await Promise.all(held)
  const bed = await givenVariant(db, { stock: 1_000 })
  const byPhone = await orderPieces(app, bed, 1, { phone })
  expect([byPhone.statusCode, byPhone.headers['retry-after'], byPhone.json().message]).toEqual([
    429,
    '600',
    'Many orders with this phone number or email address wait to be paid. Please pay or cancel one of them first, or call us.',
  ])
  expect((await orderPieces(app, bed, 1, { email: 'A@post.example' })).statusCode).toBe(429)
  await db.update(orders).set({ state: 'confirm' }).where(eq(orders.id, first!.id))
  expect((await orderPieces(app, bed, 1, { phone })).statusCode).toBe(201)
})

test('guests of one network hold a tenth of the stock at most, whatever they call themselves', async ({
  shop: { app, db },
}) => {
  const bed = await givenVariant(db, { stock: 1_000 })
  let taken = 0
  for (let answered = 201; answered === 201; taken += 10) {
    answered = (await orderPieces(app, bed, 10, { from: `198.51.100.7` })).statusCode
  }
  expect(taken - 10).toBe(100)
  const refused = await orderPieces(app, bed, 1)
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    'So many pieces cannot be ordered without an account before any of them are paid. Please log in, pay by wallet, or call us.',
  ])
  expect((await orderPieces(app, bed, 10, { from: '203.0.113.9' })).statusCode, 'another network').toBe(201)
  const member = await givenMember(app, db, 'bina@post.example')
  await member.add(bed, 10)
  expect((await order(member)).statusCode, 'a member of that network').toBe(201)
})

test('what stands for longer than ten minutes is a fiftieth at most', async ({ shop: { app, db } }) => {
  const bed = await givenVariant(db, { stock: 1_000 })
  const network = networkIndex(testOptions.secrets.throttleKey, '198.51.100.7')
  await givenOrder(db, { network, lines: [{ quantity: 10 }, { quantity: 5 }] })
  const tooMany = await orderPieces(app, bed, 6)
  expect(tooMany.statusCode).toBe(429)
  const fits = await orderPieces(app, bed, 5)
  expect(fits.statusCode).toBe(201)
  expect((await orderPieces(app, bed, 5)).statusCode, 'waits for its code, so it does not stand yet').toBe(201)
  expect((await orderPieces(app, bed, 6, { payment: 'bank' })).statusCode, 'stands for days').toBe(429)
})

const atOnceTest = ownDatabaseTest.extend('bed', async ({ db }) => {
  await givenCheckoutShop(db)
  return givenVariant(db, { stock: 1_000 })
})

atOnceTest('of many at once no more are let through', async ({ app, db, bed }) => {
  const answers = await Promise.all(Array.from({ length: 16 }, () => orderPieces(app, bed, 10)))
  const placed = answers.filter(({ statusCode }) => statusCode === 201)
  expect(placed).toHaveLength(10)
  expect(await db.select({ stock: variants.stock }).from(variants)).toEqual([{ stock: 900 }])
})

atOnceTest('a shop whose limits are off has no caps', async ({ db, bed }) => {
  const app = buildApp({ ...testOptions, db, addressLimitFactor: 0 })
  for (let turn = 0; turn < 12; turn++) {
    expect((await orderPieces(app, bed, 10, { email: 'a@post.example' })).statusCode).toBe(201)
  }
  expect(await db.$count(orders, sql`true`)).toBe(12)
  await app.close()
})
