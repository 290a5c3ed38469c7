import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { QuoteReply } from '#contract/checkout.ts'
import { givenMember, givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { givenCategory, givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { deliveryZones, idempotencyKeys, shopSettings, users, variants } from '../../platform/db/schema.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenCheckoutShop, givenPromotion, orderOf, quoteFor } from './checkout.fixture.ts'

const test = base.extend('shopper', async ({ app, db }) => {
  await givenCheckoutShop(db)
  return givenShopper(app)
})

const nothingChosen = { district: '', method: undefined, payment: undefined }

test('a quote has the form that was agreed, and says what is paid', async ({ db, shopper }) => {
  await shopper.add(await givenVariant(db, { price: 12_500 }), 2)
  const answer = await shopper.send('POST', '/api/checkout/quote', { district: 'Kathmandu', method: 'standard' })
  expect(answer.headers['cache-control']).toBe('no-store')
  const { data } = QuoteReply.parse(answer.json())
  expect(data).toMatchObject({
    lines: [{ price: 12_500, quantity: 2, subtotal: 25_000, total: 25_000 }],
    leftOut: [],
    itemCount: 2,
    totals: { subtotal: 25_000, shippingFee: 1_000, total: 26_000, isEstimate: false, missingForFreeShipping: 75_001 },
    coupon: null,
    asksAccess: false,
  })
})

test('an empty cart is quoted as nothing', async ({ shopper }) => {
  expect(await quoteFor(shopper)).toMatchObject({ lines: [], itemCount: 0, totals: { total: 0, shippingFee: 0 } })
})

test('a guest and an account are each quoted their own cart', async ({ app, db, shopper }) => {
  const member = await givenMember(app, db)
  await member.add(await givenVariant(db), 3)
  expect((await quoteFor(member)).itemCount).toBe(3)
  expect((await quoteFor(shopper)).itemCount).toBe(0)
})

test('what cannot be had now is left out and named', async ({ db, shopper }) => {
  const [bed, sofa] = [await givenVariant(db), await givenVariant(db)]
  await shopper.add(bed, 3)
  await shopper.add(sofa)
  await db
    .update(variants)
    .set({ stock: 2 })
    .where(eq(variants.id, Number(bed)))
  await db.delete(variants).where(eq(variants.id, Number(sofa)))
  const { lines, leftOut } = await quoteFor(shopper)
  expect(lines).toMatchObject([{ variantId: bed, quantity: 2 }])
  expect(leftOut).toMatchObject([
    { wanted: 3, kept: 2 },
    { wanted: 1, kept: 0 },
  ])
})

const remote = ['esewa', 'khalti', 'bank'] as const
const all = ['cod', ...remote] as const

test.for([
  ['nothing', nothingChosen, ['standard', 'express', 'pickup'], all, 1_000, true],
  ['the valley', { district: 'Kathmandu' }, ['standard', 'express', 'pickup'], all, 1_000, false],
  ['express in the valley', { method: 'express' }, ['standard', 'express', 'pickup'], all, 2_500, false],
  ['the hills', { district: 'Ilam' }, ['standard', 'pickup'], all, 1_000, false],
  ['express in the hills', { district: 'Ilam', method: 'express' }, ['standard', 'pickup'], all, 1_000, true],
  ['the mountains', { district: 'Humla' }, ['standard', 'pickup'], remote, 1_000, false],
  ['collection for the mountains', { district: 'Humla', method: 'pickup' }, ['standard', 'pickup'], all, 0, false],
  ['a district without a zone', { district: 'Kaski' }, ['standard', 'pickup'], remote, 1_000, false],
] as const)(
  '%s: its methods, payments and fee',
  async ([, chosen, methods, payments, shippingFee, isEstimate], { db, shopper }) => {
    await shopper.add(await givenVariant(db))
    const quote = await quoteFor(shopper, chosen)
    expect(quote.methods.map(({ method }) => method)).toEqual(methods)
    expect(quote.payments).toEqual(payments)
    expect(quote.totals).toMatchObject({ shippingFee, isEstimate })
  },
)

test('each method says its fee, its days and when it arrives', async ({ db, shopper }) => {
  await shopper.add(await givenVariant(db))
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
  expect((await quoteFor(shopper)).methods).toEqual([
    { method: 'standard', fee: 1_000, days: { min: 3, max: 4 }, arranged: null, estimate: { first: day, last: day } },
    { method: 'express', fee: 2_500, days: { min: 1, max: 1 }, arranged: null, estimate: { first: day, last: day } },
    { method: 'pickup', fee: 0, days: null, arranged: null, estimate: { first: day, last: day } },
  ])
  const [standard] = (await quoteFor(shopper, { district: 'Humla' })).methods
  expect(standard).toEqual({ method: 'standard', fee: 1_000, days: null, arranged: null, estimate: null })
})

test('a delivery by arrangement says its usual days, but no date', async ({ db, shopper }) => {
  await db
    .update(deliveryZones)
    .set({ arrangedMinDays: 10, arrangedMaxDays: 20 })
    .where(eq(deliveryZones.name, 'Mountains'))
  await shopper.add(await givenVariant(db))
  const [standard, pickup] = (await quoteFor(shopper, { district: 'Humla' })).methods
  expect(standard).toMatchObject({ method: 'standard', days: null, arranged: { min: 10, max: 20 }, estimate: null })
  expect(pickup).toMatchObject({ method: 'pickup', arranged: null })
})

test('where the shop has no account nobody can transfer to it', async ({ db, shopper }) => {
  await db.update(shopSettings).set({ bankAccountNumber: '' })
  expect((await quoteFor(shopper)).payments).toEqual(['cod'])
})

test.for([
  ['of no promotion', 'NOTHING', {}, 'unknown', 0],
  ['that was switched off', 'CODE', { isActive: false }, 'unknown', 0],
  ['that has not begun', 'CODE', { startsAt: new Date(Date.now() + 60_000) }, 'not-begun', 0],
  ['that is over', 'CODE', { endsAt: new Date(Date.now() - 60_000) }, 'over', 0],
  ['that was used up', 'CODE', { maxUses: 2, uses: 2 }, 'used-up', 0],
  ['for dearer carts', 'CODE', { minimum: 50_000 }, 'below-minimum', 50_000],
  ['that holds', 'CODE', {}, null, 0],
] as const)('a code %s', async ([, coupon, values, refusal, minimum], { db, shopper }) => {
  await givenPromotion(db, { code: 'CODE', percent: 10, ...values })
  await shopper.add(await givenVariant(db))
  const quote = await quoteFor(shopper, { coupon: `${coupon.slice(0, 2)}-${coupon.slice(2)}`.toLowerCase() })
  expect(quote.coupon).toEqual({ code: coupon, refusal, minimum })
  expect(quote.totals.total).toBe(refusal === null ? 10_000 : 11_000)
})

test('a code for free delivery changes nothing where delivery is free, and says so', async ({ db, shopper }) => {
  await givenPromotion(db, { name: 'Delivery on us', kind: 'free-shipping', code: 'DELIVERY50' })
  await shopper.add(await givenVariant(db))
  const refusalOf = async (method: 'standard' | 'express' | 'pickup') => {
    const { coupon, totals } = await quoteFor(shopper, { method, coupon: 'DELIVERY50' })
    return [coupon?.refusal, totals.reductions.length]
  }
  expect(await refusalOf('standard')).toEqual([null, 1])
  expect(await refusalOf('pickup')).toEqual(['no-fee', 0])
  await db.update(shopSettings).set({ freeShippingOver: 5_000 })
  expect(await refusalOf('standard')).toEqual(['no-fee', 0])
})

test('codes cannot be guessed from one network', async ({ app, db, shopper }) => {
  await givenPromotion(db, { code: 'SORRY500', percent: 10 })
  await shopper.add(await givenVariant(db))
  const from = '203.0.113.7'
  const ask = async (coupon: string, ip = from) =>
    (await shopper.send('POST', '/api/checkout/quote', { ...nothingChosen, coupon }, { 'x-forwarded-for': ip }))
      .statusCode
  for (let tried = 0; tried < 299; tried += 1) await app.addressLimits.wrongCoupons.take(from)
  expect(await ask('SORRY500')).toBe(200)
  expect(await ask('SORRY499')).toBe(200)
  expect(await ask('SORRY500'), 'a right one says nothing any more').toBe(429)
  expect(await ask('')).toBe(200)
  expect(await ask('SORRY500', '198.51.100.7')).toBe(200)
})

test('a member’s codes count for the account, and not for or against its neighbors', async ({ app, db, shopper }) => {
  await givenPromotion(db, { code: 'SORRY500', percent: 10 })
  const member = await givenMember(app, db)
  for (const one of [shopper, member]) await one.add(await givenVariant(db))
  const from = '203.0.113.7'
  const ask = async (one: typeof shopper, coupon: string, ip = from) =>
    (await one.send('POST', '/api/checkout/quote', { ...nothingChosen, coupon }, { 'x-forwarded-for': ip })).statusCode
  for (let tried = 0; tried < 300; tried += 1) await app.addressLimits.wrongCoupons.take(from)
  expect([await ask(shopper, 'SORRY500'), await ask(member, 'SORRY500')]).toEqual([429, 200])
  const [account] = await db.select({ id: users.id }).from(users)
  for (let tried = 0; tried < 300; tried += 1) await app.addressLimits.wrongCoupons.take(`account ${account!.id}`)
  expect([await ask(member, 'SORRY500', '198.51.100.7'), await ask(shopper, 'SORRY500', '198.51.100.7')]).toEqual([
    429, 200,
  ])
})

test('codes cannot be guessed with orders instead, by a total that nobody was shown', async ({ app, db, shopper }) => {
  await givenPromotion(db, { code: 'SORRY500', percent: 10 })
  await shopper.add(await givenVariant(db))
  const { shown, ...body } = orderOf(await quoteFor(shopper))
  const from = '203.0.113.7'
  const ask = async (coupon: string) => {
    const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': from }
    return (await shopper.send('POST', '/api/orders', { ...body, shown: { ...shown, total: 1 }, coupon }, headers))
      .statusCode
  }
  for (let tried = 0; tried < 299; tried += 1) await app.addressLimits.wrongCoupons.take(from)
  expect(await ask('SORRY500')).toBe(409)
  expect(await ask('SORRY499')).toBe(409)
  expect([await ask('SORRY499'), await ask('SORRY500'), await ask('')]).toEqual([429, 429, 409])
})

test('a repeated order is answered, whatever its neighbors have guessed meanwhile', async ({ app, db, shopper }) => {
  await givenPromotion(db, { code: 'SORRY500', percent: 10 })
  await shopper.add(await givenVariant(db))
  const used = { coupon: 'SORRY500' }
  const body = { ...orderOf(await quoteFor(shopper, used)), ...used }
  const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': '203.0.113.7' }
  const place = () => shopper.send('POST', '/api/orders', body, headers)
  const placed = await place()
  for (let tried = 0; tried < 300; tried += 1) await app.addressLimits.wrongCoupons.take('203.0.113.7')
  const again = await place()
  expect([placed.statusCode, again.statusCode]).toEqual([201, 201])
  expect(again.json().data.orderId).toBe(placed.json().data.orderId)
  // An old key starts a new order, so it may guess no more than another.
  await db.update(idempotencyKeys).set({ createdAt: sql`now() - interval '24 hours 1 minute'` })
  expect((await place()).statusCode).toBe(429)
})

test('a code for other goods takes nothing off, one for these takes it off these', async ({ db, shopper }) => {
  const [beds, sofas] = [await givenCategory(db), await givenCategory(db)]
  await givenPromotion(db, { code: 'BEDS20', percent: 20, categoryId: beds.id })
  const sofa = await givenProduct(db, { categoryId: sofas.id })
  await shopper.send('POST', '/api/cart/lines', { productId: String(sofa.id) })
  expect((await quoteFor(shopper, { coupon: 'BEDS20' })).coupon?.refusal).toBe('no-goods')
  const bed = await givenProduct(db, { categoryId: beds.id })
  await shopper.send('POST', '/api/cart/lines', { productId: String(bed.id) })
  const { lines, totals } = await quoteFor(shopper, { coupon: 'BEDS२०' })
  expect(lines.map(({ total }) => total)).toEqual([10_000, 8_000])
  expect(totals.reductions).toEqual([{ name: 'Autumn', code: 'BEDS20', amount: 2_000 }])
})

test('the cart has what needs no code, and the same total as the checkout', async ({ db, shopper }) => {
  await givenPromotion(db, { name: 'Autumn', percent: 10 })
  await givenPromotion(db, { name: 'Secret', percent: 50, code: 'SECRET' })
  await givenPromotion(db, { name: 'Delivery is on us', kind: 'free-shipping', minimum: 20_000 })
  await shopper.add(await givenVariant(db), 2)
  const [cart, quote] = [await shopper.view(), await quoteFor(shopper, nothingChosen)]
  const { isEstimate, ...totals } = quote.totals
  expect(isEstimate).toBe(true)
  expect(cart.totals).toEqual(totals)
  expect(totals).toMatchObject({
    total: 18_000,
    shippingFee: 1_000,
    reductions: [{ name: 'Autumn' }, { name: 'Delivery is on us' }],
  })
})

test('before the shop is set up there is no checkout', async ({ app }) => {
  const answer = await givenShopper(app).send('POST', '/api/checkout/quote', {})
  expect(answer.statusCode).toBe(503)
})
