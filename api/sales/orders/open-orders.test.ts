import { desc, eq, sql } from 'drizzle-orm'
import { LAPSE_COUNTS_MS, MOST_OPEN_ORDERS, VERIFY_WITHIN_MS } from '#domain/orders/order-verification.ts'
import { WALLET_PAYS_WITHIN_MS } from '#domain/payments/payments.ts'
import { givenMember, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { givenCheckoutShop, order } from '../checkout/checkout.fixture.ts'
import { orders, variants } from '../../platform/db/schema.ts'
import { buildApp } from '../../app.ts'
import { expireUnverified } from '../payments/expire-unverified.ts'
import { expect, ownDatabaseTest, test as base, testOptions } from '../../test/test.ts'
import { givenGuestMember } from './guest-orders.fixture.ts'
import { givenOrder } from './orders.fixture.ts'
import { networkIndex } from '../../platform/rate-limits/network-name.ts'
import { openOrderCaps } from './open-order-caps.ts'
import { forgetNetworks } from './open-orders.ts'
import { orderPieces } from './open-orders.fixture.ts'

const caps = openOrderCaps(1)

const test = base.extend('shop', async ({ app, db }) => {
  await givenCheckoutShop(db)
  return { app, db }
})

test('from one network only so many orders by a phone number or an email address are unpaid at a time', async ({
  shop: { app, db },
}) => {
  const phone = '9841234567'
  const network = networkIndex(testOptions.secrets.rateLimitKey, '198.51.100.7')
  const held = Array.from({ length: MOST_OPEN_ORDERS }, () =>
    givenOrder(db, { details: { phone: `+977${phone}` }, email: 'a@post.example', network, payment: 'bank' }),
  )
  const [first] = await Promise.all(held)
  const bed = await givenVariant(db, { stock: 10_000 })
  const byPhone = await orderPieces(app, bed, 1, { phone })
  expect([byPhone.statusCode, byPhone.headers['retry-after'], byPhone.json().message]).toEqual([
    429,
    '600',
    'Too many orders with this phone number or email address are unpaid. Please pay or cancel one of them first, or call us.',
  ])
  expect((await orderPieces(app, bed, 1, { email: 'A@post.example' })).statusCode).toBe(429)
  await db.update(orders).set({ state: 'confirm' }).where(eq(orders.id, first!.id))
  expect((await orderPieces(app, bed, 1, { phone })).statusCode).toBe(201)
})

test('unproved orders of other networks do not use up a phone number or an email address', async ({
  shop: { app, db },
}) => {
  const bed = await givenVariant(db, { stock: 1_000 })
  const victim = { phone: '9841234567', email: 'a@post.example' }
  const network = networkIndex(testOptions.secrets.rateLimitKey, '203.0.113.9')
  for (let turn = 0; turn < MOST_OPEN_ORDERS; turn += 1) {
    await givenOrder(db, { details: { phone: '+9779841234567' }, email: victim.email, network, payment: 'bank' })
  }
  expect((await orderPieces(app, bed, 1, victim)).statusCode).toBe(201)
  await db.update(orders).set({ payment: 'cod', verifyBy: null })
  expect((await orderPieces(app, bed, 1, victim)).statusCode, 'codes from that mailbox were entered').toBe(429)
})

test('pieces of a deleted variant stay counted', async ({ shop: { app, db } }) => {
  const [bed, sofa] = [await givenVariant(db, { stock: 1_000 }), await givenVariant(db, { stock: 1_000 })]
  expect((await orderPieces(app, bed, 2)).statusCode).toBe(201)
  expect((await orderPieces(app, sofa, 3)).statusCode).toBe(201)
  await db.delete(variants).where(eq(variants.id, Number(bed)))
  const network = networkIndex(testOptions.secrets.rateLimitKey, '198.51.100.7')
  const buyer = { email: '', phoneIndex: null, userId: null, network, neighborhood: null }
  const { held } = await caps.countOpen(db, buyer)
  expect(held).toMatchObject({
    ofVariants: new Map([
      [null, expect.objectContaining({ network: { all: 2, standing: 0, lapsed: 0 } })],
      [Number(sofa), expect.objectContaining({ network: { all: 3, standing: 0, lapsed: 0 } })],
    ]),
    stock: 997,
  })
})

test('a guest order that lapses after it was added to an account counts as lapsed all the same', async ({
  shop: { app, db },
}) => {
  const bed = await givenVariant(db, { stock: 1_000 })
  const member = await givenGuestMember(app, db)
  const placed = await orderPieces(app, bed, 2, { email: 'asmita@post.example' })
  expect(await member.add(placed.json().data.orderId)).toEqual({ added: 1, left: 0 })
  await expireUnverified({ db, secrets: testOptions.secrets }, new Date(Date.now() + VERIFY_WITHIN_MS + 1_000))
  const network = networkIndex(testOptions.secrets.rateLimitKey, '198.51.100.7')
  await givenOrder(db, { userId: member.user.id, network, state: 'cancelled' }) // the account's own
  const buyer = { email: '', phoneIndex: null, userId: null, network, neighborhood: null }
  const { held } = await caps.countOpen(db, buyer)
  const lapsed = { network: { all: 0, standing: 0, lapsed: 2 }, neighborhood: { all: 0, standing: 0, lapsed: 2 } }
  expect(held).toMatchObject({ ofVariants: new Map([[Number(bed), lapsed]]) })
})

test('all networks of an IPv6 /48 count as one', async ({ shop: { app, db } }) => {
  const bed = await givenVariant(db, { stock: 600 })
  const answers: number[] = []
  for (let net = 0; net < 5; net += 1) {
    answers.push((await orderPieces(app, bed, 6, { from: `2001:db8:7:${net}::1`, payment: 'bank' })).statusCode)
  }
  expect(answers).toEqual([201, 201, 429, 429, 429])
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
    'This is more than can be ordered without an account before paying. Earlier orders from your network count too. Please log in, pay by wallet, or call us.',
  ])
  expect((await orderPieces(app, bed, 10, { from: '203.0.113.9' })).statusCode, 'another network').toBe(201)
  const member = await givenMember(app, db, 'bina@post.example')
  await member.add(bed, 10)
  expect((await order(member)).statusCode, 'a member of that network').toBe(201)
})

test('what stands for longer than ten minutes is a fiftieth at most', async ({ shop: { app, db } }) => {
  const bed = await givenVariant(db, { stock: 1_000 })
  const network = networkIndex(testOptions.secrets.rateLimitKey, '198.51.100.7')
  await givenOrder(db, { network, lines: [{ quantity: 10 }, { quantity: 5 }] })
  const tooMany = await orderPieces(app, bed, 6)
  expect(tooMany.statusCode).toBe(429)
  const fits = await orderPieces(app, bed, 5)
  expect(fits.statusCode).toBe(201)
  expect((await orderPieces(app, bed, 5)).statusCode, 'waits for its code, so it does not stand yet').toBe(201)
  expect((await orderPieces(app, bed, 6, { payment: 'bank' })).statusCode, 'stands for days').toBe(429)
})

test('guests of one network never take the last piece of several, and a set of chairs at most', async ({
  shop: { app, db },
}) => {
  await givenVariant(db, { stock: 1_000 })
  const chair = await givenVariant(db, { stock: 5 })
  expect((await orderPieces(app, chair, 5)).statusCode).toBe(429)
  expect((await orderPieces(app, chair, 3)).statusCode).toBe(201)
  expect((await orderPieces(app, chair, 1)).statusCode).toBe(201)
  expect((await orderPieces(app, chair, 1)).statusCode).toBe(429)
  expect((await orderPieces(app, chair, 1, { payment: 'khalti' })).statusCode, 'is paid within minutes').toBe(201)
  const stool = await givenVariant(db, { stock: 40 })
  expect((await orderPieces(app, stool, 7)).statusCode).toBe(429)
  expect((await orderPieces(app, stool, 6)).statusCode).toBe(201)
  const last = await givenVariant(db, { stock: 1 })
  expect((await orderPieces(app, last, 1)).statusCode, 'the only piece').toBe(201)
})

test('the only piece of something is held three times a day by no network', async ({ shop: { app, db } }) => {
  await givenVariant(db, { stock: 1_000 })
  const table = await givenVariant(db, { stock: 1 })
  for (const answered of [201, 201, 429]) {
    expect((await orderPieces(app, table, 1)).statusCode).toBe(answered)
    await expireUnverified({ db, secrets: testOptions.secrets }, new Date(Date.now() + VERIFY_WITHIN_MS + 1_000))
  }
})

test('the network of a lapsed order is forgotten after a day', async ({ shop: { app, db } }) => {
  await orderPieces(app, await givenVariant(db, { stock: 20 }), 1)
  const later = new Date(Date.now() + VERIFY_WITHIN_MS + 1_000)
  await expireUnverified({ db, secrets: testOptions.secrets }, later)
  await forgetNetworks(db, later)
  expect((await db.select().from(orders))[0]!.network).not.toBeNull()
  await forgetNetworks(db, new Date(Date.now() + LAPSE_COUNTS_MS + 1_000))
  expect((await db.select().from(orders))[0]!.network).toBeNull()
})

test('a code that would let too much stand is refused, and one that fits is taken', async ({ shop: { app, db } }) => {
  const network = networkIndex(testOptions.secrets.rateLimitKey, '198.51.100.7')
  const bed = await givenVariant(db, { stock: 750 })
  const waiting = async () => {
    await orderPieces(app, bed, 10)
    const [placed] = await db.select().from(orders).orderBy(desc(orders.placedAt)).limit(1)
    return { ...placed!, verifyBy: null }
  }
  const [first, second] = [await waiting(), await waiting()]
  await caps.refuseTooManyStanding(db, first, 'code')
  await db.update(orders).set({ verifyBy: null }).where(eq(orders.id, first.id))
  await expect(caps.refuseTooManyStanding(db, second, 'code')).rejects.toMatchObject({ code: 'too_many_requests' })
  expect(network).toEqual(second.network)
})

test('an order that moves from wallet to wallet counts as standing once its time is extended again', async ({
  shop: { app, db },
}) => {
  const bed = await givenVariant(db, { stock: 750 })
  await orderPieces(app, bed, 10)
  const payBy = new Date(Date.now() + VERIFY_WITHIN_MS + WALLET_PAYS_WITHIN_MS + 60_000)
  await db.update(orders).set({ payment: 'khalti', verifyBy: null, payBy })
  expect((await orderPieces(app, bed, 6)).statusCode).toBe(429)
  const [moved] = await db.select().from(orders)
  await caps.refuseTooManyStanding(db, moved!, 'payment')
  await givenOrder(db, { network: moved!.network, lines: [{ quantity: 10 }] })
  await expect(caps.refuseTooManyStanding(db, moved!, 'payment')).rejects.toMatchObject({ code: 'too_many_requests' })
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

atOnceTest(
  'whoever lets orders lapse and orders again holds a fiftieth at most from then on',
  async ({ app, db, bed }) => {
    const from = '198.51.100.8'
    for (let turn = 0; turn < 10; turn++) expect((await orderPieces(app, bed, 10, { from })).statusCode).toBe(201)
    await expireUnverified({ db, secrets: testOptions.secrets }, new Date(Date.now() + VERIFY_WITHIN_MS + 1_000))
    const answers = [await orderPieces(app, bed, 10, { from }), await orderPieces(app, bed, 10, { from })]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect((await orderPieces(app, bed, 1, { from })).statusCode).toBe(429)
    await db
      .update(orders)
      .set({ placedAt: new Date(Date.now() - LAPSE_COUNTS_MS - 1_000) })
      .where(eq(orders.state, 'cancelled'))
    for (let turn = 0; turn < 2; turn++) {
      expect((await orderPieces(app, bed, 10, { from })).statusCode, 'a day later').toBe(201)
    }
  },
)
