import { eq } from 'drizzle-orm'
import { endOfNepalDay } from '#domain/nepal-time.ts'
import type { AcceptBody } from '#contract/custom-requests.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import { givenCheckoutShop } from '../checkout/checkout.fixture.ts'
import { AcceptBody as Body } from '#contract/custom-requests.ts'
import { addresses, customRequests, orders } from '../../platform/db/schema.ts'
import { customersKey } from '../../platform/mail/outbox.fixture.ts'
import { changeOrder } from '../orders/change-order.ts'
import { expect, ownDatabaseTest, test as base, testOptions } from '../../test/test.ts'
import { acceptQuote } from './accept-quote.ts'
import { acceptForm, givenQuoted, inDays, staff } from './custom-requests.fixture.ts'
import { quoteRequest } from './quote-request.ts'

const { secrets } = testOptions
type Quoted = Awaited<ReturnType<typeof givenQuoted>>

const test = base
  .extend('shop', { auto: true }, async ({ db }) => givenCheckoutShop(db))
  .extend('quoted', ({ app, db }) => givenQuoted(app, db))
  .extend(
    'accept',
    ({ app }) =>
      ({ number, key, quote }: Quoted, values: Partial<AcceptBody> = {}) =>
        app.inject({
          method: 'POST',
          url: `/api/custom-orders/${number}/accept?key=${key}`,
          payload: { ...acceptForm, shown: { quoteId: quote.id, total: 85_001, deposit: 42_501 }, ...values },
        }),
  )

test('the shopper sees the price for each district and method', async ({ app, quoted }) => {
  const figure = async (payload: object) => {
    const url = `/api/custom-orders/${quoted.number}/figures?key=${quoted.key}`
    return (await app.inject({ method: 'POST', url, payload })).json().data
  }
  expect(await figure({})).toMatchObject({ isEstimate: true, totals: { total: 85_001 } })
  expect(await figure({ district: 'Kathmandu', method: 'express' })).toMatchObject({
    quoteId: quoted.quote.id,
    isEstimate: false,
    totals: { subtotal: 84_001, shippingFee: 2_500, total: 86_501, vat: 9_951 },
    deposit: 43_251,
    asksAccess: true,
    methods: [
      { method: 'standard', fee: 1_000, days: { min: 3, max: 4 }, arranged: null, estimate: null },
      { method: 'express', fee: 2_500, days: { min: 1, max: 1 }, arranged: null, estimate: null },
      { method: 'pickup', fee: 0, days: null, arranged: null, estimate: null },
    ],
    payments: ['esewa', 'khalti', 'bank'],
  })
})

test('a large piece needs a floor only where fitters come and carry it in', async ({ app, quoted, accept }) => {
  const url = `/api/custom-orders/${quoted.number}/figures?key=${quoted.key}`
  const figures = await app.inject({ method: 'POST', url, payload: { district: 'Kaski' } })
  expect(figures.json().data.asksAccess).toBe(false)
  const place = { province: 'Gandaki', district: 'Kaski', city: 'Pokhara', ward: 6, zip: '', floor: null }
  expect((await accept(quoted, place)).json().data).toMatchObject({ floor: null })
})

test('a piece in another color than the product’s is ordered without a swatch', async ({ db, quoted, accept }) => {
  const color = { slug: '*', name: 'Another color', swatch: '', translations: {} }
  await db.update(customRequests).set({ color }).where(eq(customRequests.id, quoted.request.id))
  expect((await accept(quoted)).json().data.items).toMatchObject([{ sku: 'CUSTOM', color: null }])
})

test('an accepted offer becomes one order that waits for half of its total', async ({ app, db, quoted, accept }) => {
  const accepted = await accept(quoted)
  expect(accepted.statusCode).toBe(201)
  const { data, trackKey } = accepted.json()
  expect(data).toMatchObject({
    status: 'pending',
    payment: 'bank',
    totalAmount: 85_001,
    estimate: null,
    items: [
      {
        productId: null,
        title: 'Custom piece, glass, W 165.5 × D 210 × H 110 cm',
        sku: 'CUSTOM',
        quantity: 1,
        price: 84_001,
      },
    ],
    totals: { shippingFee: 1_000, total: 85_001 },
    money: { due: 85_001, deposit: 42_501, payNow: { purpose: 'deposit', amount: 42_501 } },
    custom: { request: quoted.number, weeks: 8, steps: [] },
  })
  const week = 7 * 86_400_000
  expect(Date.parse(data.money.payNow.until) - Date.parse(data.date)).toBe(week)
  expect((await app.inject(`/api/orders/${data.orderId}?key=${trackKey}`)).json().data).toMatchObject({ floor: 2 })
  expect((await app.inject(`/api/custom-orders/${quoted.number}?key=${quoted.key}`)).json().data).toMatchObject({
    state: 'accepted',
    order: { orderId: data.orderId, status: 'pending', isExpired: false },
    orderKey: trackKey,
  })
  expect((await readOutbox(db)).slice(-2)).toMatchObject([
    { template: 'custom-accepted', to: 'asmita@post.example', data: { deposit: 42_501, weeks: 8 } },
    { template: 'order-received', data: { orderId: data.orderId } },
  ])
  expect(JSON.stringify((await readOutbox(db)).at(-1))).not.toMatch(customersKey)

  const again = await accept(quoted)
  expect([again.statusCode, again.json().data.orderId, await db.$count(orders)]).toEqual([201, data.orderId, 1])
})

test('a member’s address is saved for the next order, and the order belongs to their account', async ({ app, db }) => {
  const user = await givenUser(db)
  const { headers } = await givenSession(db, user.id)
  const { number, quote } = await givenQuoted(app, db, { headers })
  const payload = { ...acceptForm, shown: { quoteId: quote.id, total: 85_001, deposit: 42_501 } }
  const url = `/api/custom-orders/${number}/accept`
  const { data } = (await app.inject({ method: 'POST', url, headers, payload })).json()
  expect(data.userId).toBe(user.id)
  expect(await db.$count(addresses)).toBe(1)
})

test('a replaced offer cannot be accepted', async ({ db, quoted, accept }) => {
  const offer = { price: 90_000, weeks: 9, validUntil: inDays(30), by: staff }
  await quoteRequest({ db, secrets }, quoted.request.id, offer)
  const refused = await accept(quoted)
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    code: 'figures_changed',
    message:
      'Nothing was ordered: our offer is now Nrs. 90,000; the total is now Nrs. 91,000, not Nrs. 85,001; the deposit is now Nrs. 45,500, not Nrs. 42,501.',
  })
  expect(await db.$count(orders)).toBe(0)
})

test.for([
  ['cash, since the deposit comes first', { payment: 'cod' }, 'figures_changed'],
  ['another total than was shown', { method: 'pickup' }, 'figures_changed'],
  ['no floor for what is large', { floor: null }, 'invalid_input'],
  ['terms that were not agreed to', { agreed: false }, 'invalid_input'],
] as const)('an order is refused with %s', async ([, values, code], { db, quoted, accept }) => {
  expect((await accept(quoted, values)).json()).toMatchObject({ code })
  expect(await db.$count(orders)).toBe(0)
})

test('an offer can be accepted until the end of its last day in Nepal', async ({ db, quoted }) => {
  const end = endOfNepalDay(quoted.quote.validUntil).getTime()
  const given = Body.parse({ ...acceptForm, shown: { quoteId: quoted.quote.id, total: 85_001, deposit: 42_501 } })
  const asked = { request: quoted.request, by: { actor: 'shopper', id: null } } as const
  const acceptAt = (at: number) =>
    acceptQuote({ db, secrets, wallets: { offered: [] } }, asked, given, { language: 'en', now: new Date(at) })
  await expect(acceptAt(end)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/^Our offer was valid until/),
  })
  const { data } = await acceptAt(end - 1)
  // The deposit is due a day later.
  expect(Date.parse(data.money.payNow!.until!)).toBe(end - 1 + 86_400_000)
})

test('the request shows that the deposit did not arrive in time', async ({ app, db, quoted, accept }) => {
  await accept(quoted)
  const [order] = await db.select().from(orders)
  await changeOrder({ db, secrets }, order!.id, { action: 'expire', by: { actor: 'system', id: null } })
  const shown = (await app.inject(`/api/custom-orders/${quoted.number}?key=${quoted.key}`)).json().data
  expect(shown).toMatchObject({ state: 'accepted', order: { status: 'cancelled', isExpired: true } })
})

ownDatabaseTest('concurrent acceptances create one order, and all return it', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const { number, key, quote } = await givenQuoted(app, db)
  const payload = { ...acceptForm, shown: { quoteId: quote.id, total: 85_001, deposit: 42_501 } }
  const accept = () => app.inject({ method: 'POST', url: `/api/custom-orders/${number}/accept?key=${key}`, payload })
  const answers = await Promise.all(Array.from({ length: 6 }, accept))
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]))
  expect(new Set(answers.map((answer) => answer.json().data.orderId)).size).toBe(1)
  expect(await db.$count(orders)).toBe(1)
})
