import { eq, sql } from 'drizzle-orm'
import { givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { idempotencyKeys, mails, orders } from '../../platform/db/schema.ts'
import { isWithin } from '../../platform/rate-limits/is-within.ts'
import { expect, test as base } from '../../test/test.ts'
import { checkoutForm, givenCheckoutShop, order, orderOf, place, quoteFor } from './checkout.fixture.ts'

const test = base.extend('shopper', async ({ app, db }) => {
  await givenCheckoutShop(db)
  return givenShopper(app)
})

test.for([
  [{ name: '' }, 'name', 'All fields are required'],
  [
    { phone: '123' },
    'phone',
    'Please enter a valid 10-digit phone number from NTC, Ncell, Smart Cell, UTL, or Hello Mobile',
  ],
  [{ email: 'asmita' }, 'email', 'Invalid email format'],
  [{ zip: '4460' }, 'zip', 'Please enter the 5 digits of the postal code, or leave it blank'],
  [{ district: 'Kaski' }, 'district', 'Please choose a district of that province'],
  [{ agreed: false }, 'agreed', 'Please agree to the terms of service and the return policy'],
] as const)('an order with %j is refused, and nothing is kept of it', async ([wrong, field, text], { db, shopper }) => {
  await shopper.add(await givenVariant(db))
  const answer = await place(shopper, orderOf(await quoteFor(shopper), wrong))
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { message: text, code: 'invalid_input', fields: { [field]: text } },
  ])
  const { rows } = await db.execute(sql`select from orders union all select from idempotency_keys`)
  expect(rows).toEqual([])
})

test('a cart that holds nothing orders nothing', async ({ db, shopper }) => {
  const bed = await givenVariant(db)
  await shopper.add(bed)
  const body = orderOf(await quoteFor(shopper))
  await shopper.send('DELETE', '/api/cart')
  const answer = await place(shopper, body)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'cart_empty'])
})

test('a made-up session is refused and orders for nobody', async ({ db, shopper }) => {
  await shopper.add(await givenVariant(db))
  const body = orderOf(await quoteFor(shopper))
  shopper.headers['authorization'] = 'Bearer nonsense'
  expect((await place(shopper, body)).statusCode).toBe(401)
})

test('nobody orders from a cart that is not theirs', async ({ app, db, shopper }) => {
  await shopper.add(await givenVariant(db))
  const body = orderOf(await quoteFor(shopper))
  const answer = await place(givenShopper(app), body)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'cart_empty'])
  expect((await place(shopper, { ...checkoutForm, ...body })).statusCode).toBe(201)
})

test('guests of one network can place twenty orders an hour with one email address', async ({ app, db, shopper }) => {
  const bed = await givenVariant(db, { stock: 100 })
  const orderWith = async (email: string, key?: string) => {
    const guest = givenShopper(app)
    await guest.add(bed)
    return order(guest, { email }, key)
  }
  for (let turn = 0; turn < 19; turn += 1) {
    const email = turn % 2 === 0 ? 'maya@post.example' : 'Maya@Post.example'
    expect((await orderWith(email)).statusCode).toBe(201)
    await db.update(orders).set({ state: 'confirm' }) // of those that are open fewer are let through
  }
  await shopper.add(bed)
  const body = orderOf(await quoteFor(shopper), { email: 'maya@post.example' })
  const outdated = { ...body, shown: { ...body.shown, total: 1 } }
  expect((await place(shopper, outdated)).statusCode).toBe(409) // nothing was ordered, nothing is counted
  expect((await place(shopper, body, 'key-1')).statusCode).toBe(201)

  const refused = await orderWith('MAYA@post.example')
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 3_000]).toEqual([429, true])
  expect(refused.json()).toMatchObject({
    code: 'too_many_requests',
    message: 'Too many orders were placed with this email address or phone number. Please try again in 60 minutes.',
  })
  expect((await place(shopper, body, 'key-1')).headers['idempotency-replayed']).toBe('true')
  expect((await orderWith('other@post.example')).statusCode).toBe(201)
  expect(await db.$count(orders)).toBe(21)
  expect(await db.$count(mails, eq(mails.to, 'maya@post.example'))).toBe(11)
})

test('refused orders use up nothing of the orders of those behind the same address', async ({ app, db, shopper }) => {
  const { newOrders, codeOrders } = app.addressLimits
  for (let count = 0; count < 999; count += 1) await newOrders.take('127.0.0.1')
  for (let count = 0; count < 299; count += 1) await codeOrders.take('127.0.0.1')
  const bed = await givenVariant(db, { stock: 5 })
  const stranger = givenShopper(app)
  await stranger.add(bed)
  const body = orderOf(await quoteFor(stranger))
  await stranger.send('DELETE', '/api/cart')
  for (let count = 0; count < 3; count += 1) expect((await place(stranger, body)).statusCode).toBe(409)

  await shopper.add(bed)
  expect((await order(shopper)).statusCode).toBe(201)
  await stranger.add(bed)
  expect((await order(stranger)).statusCode).toBe(429)
})

test('of many refusals few are kept, and an order that repeats another one is checked again', async ({
  app,
  db,
  shopper,
}) => {
  await shopper.add(await givenVariant(db, { stock: 5 }))
  const body = orderOf(await quoteFor(shopper))
  const outdated = { ...body, shown: { ...body.shown, total: 1 } }
  const { keptRefusals } = app.addressLimits
  while (await isWithin(() => keptRefusals.take('127.0.0.9')));
  await keptRefusals.giveBack('127.0.0.9')

  const refuse = async (key: string) => (await place(shopper, outdated, key)).json().code
  expect([await refuse('kept'), await refuse('not-kept')]).toEqual(['figures_changed', 'figures_changed'])
  expect(await db.$count(idempotencyKeys)).toBe(1)
  expect(await refuse('not-kept')).toBe('figures_changed')
  expect((await place(shopper, body, 'not-kept')).statusCode).toBe(201)
})
