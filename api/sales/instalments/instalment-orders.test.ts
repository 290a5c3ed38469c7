import { eq } from 'drizzle-orm'
import type { Quote } from '#contract/checkout.ts'
import { formatRupees } from '#domain/money.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { auditLog, instalmentPlans, instalmentRequests, mails, orders, payments } from '../../platform/db/schema.ts'
import { changeVariant, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenCheckoutShop, givenKnownGuest, orderOf, place, quoteFor } from '../checkout/checkout.fixture.ts'
import { blankPlan } from './admin/plans.fixture.ts'

const inNepali = { ne: { bank: 'हिमचुली बैंक' } }

/** A guest with a piece of Nrs. 50,000 in the cart, in a shop with one plan. */
const test = base.extend('shopper', async ({ app, db }) => {
  await givenCheckoutShop(db)
  await db.insert(instalmentPlans).values({ ...blankPlan, translations: inNepali })
  const shopper = givenKnownGuest(app)
  await shopper.add(await givenVariant(db, { price: 50_000 }))
  return shopper
})

const byTransfer = { payment: 'bank' }
const wishOf = ({ instalments: [offer] }: Quote) => ({
  plan: offer!._id,
  instalment: offer!.figures.instalment,
  totalPaid: offer!.figures.totalPaid,
})
const asked = (quote: Quote) => orderOf(quote, { ...byTransfer, instalments: wishOf(quote) })

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
  const papers = { state: 'papers', note: 'Salary certificate' }
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
  for (const wish of [{ plan: 'x' }, { instalment: 1e308 }, { totalPaid: -1 }, { more: 1 }]) {
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
    `this plan now has ${formatRupees(figures.instalment)} a month, ${formatRupees(figures.totalPaid)} in all`,
  ])
  await db.update(instalmentPlans).set({ endsOn: '2020-01-01' })
  expect(await refusal()).toEqual([409, 'figures_changed', expect.stringContaining('has ended')])
  await db.delete(instalmentPlans)
  expect(await refusal()).toEqual([409, 'figures_changed', expect.stringContaining('has ended')])
  expect(await db.$count(orders)).toBe(0)
})

test('a price that rises between quote and order is refused as such', async ({ db, shopper }) => {
  const quote = await quoteFor(shopper)
  await changeVariant(db, quote.lines[0]!.variantId, { price: 60_000 })
  const answer = await place(shopper, asked(quote))
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toContain(409)
  expect(answer.json().fields).toHaveProperty('shown.total')
})

test('staff move a request on; its customer gets a mail each time, and the time to pay moves', async ({
  app,
  db,
  shopper,
}) => {
  const { data, trackKey } = (await place(shopper, asked(await quoteFor(shopper)))).json()
  const [{ id }] = (await db.select().from(orders)) as [typeof orders.$inferSelect]
  const { call } = await givenStaff(app, 'support')
  const open = async () =>
    (await call('GET', '/orders?open=instalments')).json().items.map((row: { id: string }) => row.id)
  expect(await open()).toEqual([id])

  const move = (state: string, note = '') => call('PUT', `/orders/${id}/instalments`, { state, note })
  const papers = await move('papers', 'Citizenship and salary certificate')
  expect([papers.statusCode, papers.json().order.instalments.state]).toEqual([200, 'papers'])
  const waiting = Date.parse(papers.json().payBy)
  expect((await move('papers')).statusCode).toBe(409)
  const declined = await move('declined')
  expect(Date.parse(declined.json().payBy)).toBeLessThan(waiting)
  expect(await open()).toEqual([])

  const shown = (await app.inject(`/api/orders/${data.orderId}?key=${trackKey}`)).json().data
  expect(shown.events.slice(1)).toMatchObject([
    {
      action: 'instalments',
      by: 'staff',
      reason: 'Citizenship and salary certificate',
      detail: { instalments: 'papers' },
    },
    { action: 'instalments', detail: { instalments: 'declined' } },
  ])
  expect(await db.$count(mails, eq(mails.template, 'instalment-news'))).toBe(2)
  expect(await db.$count(auditLog, eq(auditLog.tableName, 'instalment_requests'))).toBe(2)
})

test('an order that is over, or asks for nothing, has no request to move on', async ({ app, db, shopper }) => {
  const quote = await quoteFor(shopper)
  const plain = (await place(shopper, orderOf(quote, byTransfer))).json().data
  const { call } = await givenStaff(app, 'support')
  const move = (id: string) => call('PUT', `/orders/${id}/instalments`, { state: 'papers', note: '' })
  expect((await move(plain.orderId)).statusCode).toBe(409)
  await shopper.add(await givenVariant(db, { price: 50_000 }))
  const { data, trackKey } = (await place(shopper, asked(await quoteFor(shopper)))).json()
  const url = `/api/orders/${data.orderId}/cancel?key=${trackKey}`
  expect((await app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(200)
  expect((await move(data.orderId)).json().message).toBe('This order is over.')
})

test('a request of an order that is paid, or paid in another way, stays as it is', async ({ app, db, shopper }) => {
  const { data } = (await place(shopper, asked(await quoteFor(shopper)))).json()
  const [order] = (await db.select().from(orders)) as [typeof orders.$inferSelect]
  const { call } = await givenStaff(app, 'support')
  const refusal = async () => {
    const answer = await call('PUT', `/orders/${data.orderId}/instalments`, { state: 'papers', note: '' })
    return [answer.statusCode, answer.json().message]
  }
  await db.update(orders).set({ payment: 'cod' })
  expect(await refusal()).toEqual([409, 'The customer pays this order in another way now.'])
  await db.update(orders).set({ payment: 'bank' })
  await db
    .insert(payments)
    .values({ orderId: order.id, method: 'bank', purpose: 'full', amount: order.total, reference: 'FT1' })
  expect(await refusal()).toEqual([409, 'This order is already paid.'])
  const [request] = await db.select().from(instalmentRequests)
  expect(request!.state).toBe('asked')
})

test('a note with a variable that nobody filled in is refused at its field', async ({ app, shopper }) => {
  const { data } = (await place(shopper, asked(await quoteFor(shopper)))).json()
  const { call } = await givenStaff(app, 'support')
  const body = { state: 'papers', note: 'Hello {name}, the bank needs papers' }
  const answer = await call('PUT', `/orders/${data.orderId}/instalments`, body)
  expect([answer.statusCode, Object.keys(answer.json().fields ?? {})]).toEqual([400, ['note']])
})

test('a buyer who changes to a wallet withdraws the request', async ({ app, db, shopper }) => {
  const { data, trackKey } = (await place(shopper, asked(await quoteFor(shopper)))).json()
  const url = `/api/orders/${data.orderId}/payment?key=${trackKey}`
  const changed = await app.inject({ method: 'PUT', url, payload: { payment: 'esewa' } })
  expect([changed.statusCode, changed.json().data.instalments.state]).toEqual([200, 'withdrawn'])
  const [request] = await db.select().from(instalmentRequests)
  expect(request!.state).toBe('withdrawn')
})
