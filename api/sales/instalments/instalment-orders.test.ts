import type { Quote } from '#contract/checkout.ts'
import { formatRupees } from '#domain/money.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { instalmentPlans, orders } from '../../platform/db/schema.ts'
import { changeVariant } from '../../shop/cart/cart.fixture.ts'
import { expect } from '../../test/test.ts'
import { place, quoteFor } from '../checkout/checkout.fixture.ts'
import { blankPlan } from './admin/plans.fixture.ts'
import { asked, test, wishOf } from './instalments.fixture.ts'

test('the quote offers what the whole order comes to, delivery included', async ({ shopper }) => {
  const { instalments, totals } = await quoteFor(shopper)
  expect(instalments).toMatchObject([{ bank: 'Himchuli Bank', months: 12, annualRatePercent: 8 }])
  const [{ figures }] = instalments as [Quote['instalments'][number]]
  expect(figures.totalPaid).toBe(totals.total + figures.interest)
})

test('plans of other goods, of cards, for more money or past their last day are not offered', async ({
  db,
  shopper,
}) => {
  const offered = async (changes: object) => {
    await db.update(instalmentPlans).set({ ...blankPlan, ...changes })
    return (await quoteFor(shopper)).instalments.length
  }
  expect(await offered({})).toBe(1)
  expect(await offered({ productIds: [999_999] })).toBe(0)
  expect(await offered({ kind: 'card-conversion' })).toBe(0)
  expect(await offered({ minimum: 1_000_000 })).toBe(0)
  expect(await offered({ maximum: 20_000 })).toBe(0)
  expect(await offered({ endsOn: '2020-01-01' })).toBe(0)
  expect(await offered({ startsOn: '2999-01-01' })).toBe(0)
  expect(await offered({ isActive: false })).toBe(0)
})

test('an order keeps the plan it asked for, waits a week, and says so in both languages', async ({
  app,
  db,
  shopper,
}) => {
  const answer = await place(shopper, asked(await quoteFor(shopper)))
  expect(answer.statusCode).toBe(201)
  const { data, trackKey } = answer.json()
  expect(data.instalments).toMatchObject({ bank: 'Himchuli Bank', state: 'asked', figures: { months: 12 } })
  await db.update(instalmentPlans).set({ bank: 'Renamed', annualRatePercent: 24 })
  await db.delete(instalmentPlans)
  const read = async (language: string) =>
    (await app.inject(`/api/orders/${data.orderId}?key=${trackKey}&lang=${language}`)).json().data.instalments
  expect(await read('en')).toEqual(data.instalments)
  expect(await read('ne')).toEqual({ ...data.instalments, bank: 'हिमचुली बैंक' })

  const [row] = await db.select().from(orders)
  const waits = row!.payBy!.getTime() - row!.placedAt.getTime()
  expect(Math.round(waits / 60_000)).toBe(7 * 24 * 60)
  expect(data.money.paid).toBe(0)
})

test('somebody with the order’s number and contact alone does not read that it asks a bank', async ({
  app,
  shopper,
}) => {
  const { data } = (await place(shopper, asked(await quoteFor(shopper)))).json()
  const { call } = await givenStaff(app, 'support')
  const papers = { state: 'papers', note: 'Salary certificate', seen: data.instalments.changedAt }
  expect((await call('PUT', `/orders/${data.orderId}/instalments`, papers)).statusCode).toBe(200)
  const payload = { orderId: data.orderId, contact: data.email }
  const tracked = await app.inject({ method: 'POST', url: '/api/orders/track', payload })
  expect([tracked.statusCode, tracked.json().data.instalments]).toEqual([200, null])
  expect(tracked.json().data.events).toMatchObject([{ action: 'place' }])
})

test('an order in another way of payment, or with a plan that is none, is refused', async ({ db, shopper }) => {
  const quote = await quoteFor(shopper)
  const inCash = await place(shopper, { ...asked(quote), payment: 'cod' })
  expect([inCash.statusCode, Object.keys(inCash.json().fields)]).toEqual([400, ['instalments']])
  for (const wish of [{ plan: 'x' }, { version: 7 }, { instalment: 1e308 }, { totalPaid: -1 }, { more: 1 }]) {
    const body = { ...asked(quote), instalments: { ...wishOf(quote), ...wish } }
    expect((await place(shopper, body)).statusCode).toBe(400)
  }
  expect(await db.$count(orders)).toBe(0)
})

test('a plan that ended or changed meanwhile orders nothing, and says what it is now', async ({ db, shopper }) => {
  const quote = await quoteFor(shopper)
  const refusal = async () => {
    const answer = await place(shopper, asked(quote))
    return [answer.statusCode, answer.json().code, answer.json().fields.instalments]
  }
  await db.update(instalmentPlans).set({ annualRatePercent: 12 })
  const { figures } = (await quoteFor(shopper)).instalments[0]!
  expect(await refusal()).toEqual([
    409,
    'figures_changed',
    `the bank’s terms have changed: it is now ${formatRupees(figures.instalment)} a month for 12 months, ${formatRupees(figures.totalPaid)} in all`,
  ])
  await db.update(instalmentPlans).set({ endsOn: '2020-01-01' })
  expect(await refusal()).toEqual([409, 'figures_changed', expect.stringContaining('has ended')])
  await db.delete(instalmentPlans)
  expect(await refusal()).toEqual([409, 'figures_changed', expect.stringContaining('has ended')])
  expect(await db.$count(orders)).toBe(0)
})

test('a plan with other conditions at the same figures is another plan', async ({ db, shopper }) => {
  const quote = await quoteFor(shopper)
  await db.update(instalmentPlans).set({ note: 'Only for salaried buyers.' })
  expect((await place(shopper, asked(quote))).json()).toMatchObject({
    code: 'figures_changed',
    fields: { instalments: expect.stringContaining('terms have changed') },
  })
  const again = await place(shopper, asked(await quoteFor(shopper)))
  expect(again.statusCode).toBe(201)
})

test('a price that rises between quote and order is refused as such', async ({ db, shopper }) => {
  const quote = await quoteFor(shopper)
  await changeVariant(db, quote.lines[0]!.variantId, { price: 60_000 })
  const answer = await place(shopper, asked(quote))
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toContain(409)
  expect(answer.json().fields).toHaveProperty('shown.total')
})
