import { expect, test } from 'vitest'
import { deliveryAddressProblems } from '#domain/checkout/checkout.ts'
import { localLevelsOf } from '#domain/addresses/local-levels.ts'
import { businessProblems } from '#domain/invoices/business.ts'
import { provinces } from '#domain/addresses/provinces.ts'
import { daysBetween, weekdayOf } from '#domain/calendar/bikram-sambat.ts'
import { returnStates, damageStates } from '#domain/fulfilment/after-sales.ts'
import { dayAfter, nepalDay } from '#domain/nepal-time.ts'
import {
  actionRefusal,
  orderActions,
  orderStates,
  type OrderAction,
  type OrderState,
} from '#domain/orders/order-states.ts'
import { paymentMethods } from '#domain/payments/payment-methods.ts'
import { sum } from '#domain/sum.ts'
import { demoProducts } from '../demo-products.ts'
import type { Offer } from '../orders/offers.ts'
import { boughtSlugs } from './baskets.ts'
import { festivalsOf } from './festivals.ts'
import { customers } from './customers.ts'
import { planCustomers, planDays, type CustomerOrder } from './plan-customers.ts'
import { busyness } from './seasons.ts'

const offers = demoProducts.map(({ slug }, at) => {
  return { slug, productId: at + 1, variantId: at + 1, stock: 3, size: null, price: 20_000 } as Offer
})

const zoneDays = { standard: { min: 4, max: 6 }, express: { min: 1, max: 2 } }
const arranged = new Set(['Mustang', 'Solukhumbu', 'Jumla'])
const terms = new Map(
  customers.map(({ address: { district } }) => {
    const isFar = arranged.has(district)
    const zone = isFar ? { standard: null, express: null } : zoneDays
    return [district, { zone, holidays: [], takesCash: !isFar }]
  }),
)

/**
 * The first day of a fiscal year, the day after Dashain, a night before a wedding month, midnight in Nepal, the minute after it,
 * and others.
 */
const starts = [
  '2026-07-17T04:00:00Z',
  '2026-10-21T06:00:00Z',
  '2026-11-15T20:00:00Z',
  '2026-11-30T08:00:00Z',
  '2026-12-01T18:15:00Z',
  '2026-12-01T18:16:00Z',
  '2027-01-01T00:10:00Z',
  '2027-03-01T12:00:00Z',
  '2027-04-14T03:00:00Z',
  '2028-02-29T09:00:00Z',
].map((text) => ({ text, now: new Date(text) }))

function allStates(plan: readonly CustomerOrder[]) {
  const statesOf = (pick: (order: CustomerOrder) => readonly string[]) => new Set(plan.flatMap(pick))
  return {
    orders: statesOf(({ story }) => [story.steps.at(-1)!.state]),
    deliveries: statesOf(({ story }) => story.deliveries.map(({ state }) => state)),
    returns: statesOf(({ story }) => (story.returned ? [story.returned.state] : [])),
    damage: statesOf(({ story }) => (story.damage ? [story.damage.state] : [])),
    payments: statesOf(({ plan: { payment } }) => [payment]),
    refunds: statesOf(({ story }) => story.refunds.map(({ doneAt }) => (doneAt ? 'sent' : 'waiting'))),
    vouchers: statesOf(({ story: { voucher } }) =>
      voucher ? [voucher.answer ? 'declined' : voucher.answeredAt ? 'accepted' : 'sent'] : [],
    ),
  }
}

test('they are eighty people in 25 districts of all provinces, each with an address and a number of their own', () => {
  expect(customers).toHaveLength(80)
  for (const field of ['name', 'phone', 'email'] as const) {
    expect(new Set(customers.map((customer) => customer[field])).size).toBe(80)
  }
  expect(new Set(customers.map(({ address }) => address.district)).size).toBe(25)
  expect(new Set(customers.map(({ address }) => address.province))).toEqual(new Set(provinces.map(({ name }) => name)))
  // The network of 972 is closed: a gateway that really sends reaches no stranger.
  expect(customers.filter(({ phone }) => !phone.startsWith('972'))).toEqual([])
  expect(customers.filter(({ isGuest }) => !isGuest).length).toBeGreaterThan(60)
})

test.for(customers)('the checkout accepts the address of $name', ({ address }) => {
  const rules = { levelsOf: localLevelsOf, isInNepal: () => true }
  expect(deliveryAddressProblems({ ...address, ward: address.ward! }, rules)).toEqual({})
  const district = provinces
    .find(({ name }) => name === address.province)
    ?.districts.some(({ name }) => name === address.district)
  expect(district).toBe(true)
})

test.for(customers.filter(({ business }) => business))('the checkout accepts the firm of $name', ({ business }) => {
  expect(businessProblems({ business_name: business?.name, pan: business?.pan, isBusiness: true })).toEqual({})
})

test('everything they buy is on sale', () => {
  const known = demoProducts.map(({ slug }) => slug)
  expect(boughtSlugs.filter((slug) => !known.includes(slug))).toEqual([])
  expect(boughtSlugs.length).toBeGreaterThan(40)
})

test.for([
  [2024, '2024-10-12', '2024-11-01'],
  [2025, '2025-10-02', '2025-10-20'],
  [2026, '2026-10-20', '2026-11-08'],
  [2028, '2028-09-27', '2028-10-17'],
  [2031, '2031-10-25', '2031-11-14'],
] as const)('Dashain and Tihar of %i are within two days of the almanac', ([year, dashain, tihar]) => {
  const found = festivalsOf(year)
  expect(Math.abs(daysBetween(dashain, found.dashain))).toBeLessThanOrEqual(2)
  expect(Math.abs(daysBetween(tihar, found.tihar))).toBeLessThanOrEqual(2)
})

/** The mean of the days from `first` on. */
function mean(first: string, count: number): number {
  return sum(Array.from({ length: count }, (_, index) => busyness(dayAfter(first, index)))) / count
}

test('the weeks before Dashain are three times as busy as the monsoon, and Saturday is the busiest day', () => {
  const { dashain } = festivalsOf(2026)
  const [rush, monsoon] = [mean(dayAfter(dashain, -24), 21), mean('2026-07-05', 21)]
  expect(rush / monsoon).toBeGreaterThan(3)
  expect(mean('2026-11-17', 14) / monsoon).toBeGreaterThan(2)
  const week = Array.from({ length: 7 }, (_, index) => dayAfter('2026-05-31', index))
  const busiest = week.toSorted((one, other) => busyness(other) - busyness(one))[0]!
  expect(weekdayOf(busiest)).toBe(6)
})

test.for(starts)(
  'at $text the shop has two years of orders, more before Dashain than in the monsoon, more each year',
  ({ now }) => {
    const plan = planCustomers(offers, terms, now)
    expect(plan.length).toBeGreaterThan(600)
    expect(plan.length).toBeLessThan(950)
    const ages = plan.map(({ plan: { placedAt } }) => daysBetween(nepalDay(placedAt), nepalDay(now)))
    expect(Math.max(...ages)).toBeLessThanOrEqual(728)
    expect(Math.max(...ages)).toBeGreaterThan(700)
    expect(ages.filter((age) => age < 364).length / ages.filter((age) => age >= 364).length).toBeGreaterThan(1.1)
    const ordersFrom = (first: string, count: number) =>
      plan.filter(({ plan: { placedAt } }) => {
        const since = daysBetween(first, nepalDay(placedAt))
        return since >= 0 && since < count
      }).length
    const lastYear = now.getUTCFullYear() - 1
    const rush = ordersFrom(dayAfter(festivalsOf(lastYear).dashain, -24), 21)
    expect(rush / ordersFrom(`${lastYear}-07-05`, 21)).toBeGreaterThan(2.5)
  },
)

test.for(starts)('at $text every state occurs, and the desk of today has work', ({ now }) => {
  const plan = planCustomers(offers, terms, now)
  expect(allStates(plan)).toEqual({
    orders: new Set(orderStates),
    deliveries: new Set(['planned', 'out', 'delivered', 'cancelled']),
    returns: new Set(returnStates),
    damage: new Set(damageStates),
    payments: new Set(paymentMethods),
    refunds: new Set(['sent', 'waiting']),
    vouchers: new Set(['sent', 'declined', 'accepted']),
  })
  const today = nepalDay(now)
  const dated = plan.flatMap(({ story }) => story.deliveries.filter(({ state }) => state === 'planned'))
  expect(dated.filter(({ day }) => day === null).length).toBeGreaterThan(2)
  expect(dated.filter(({ day }) => day !== null && day > today && day <= dayAfter(today, 7)).length).toBeGreaterThan(4)
  const waiting = plan.filter(({ story }) => story.steps.at(-1)!.state === 'pending')
  expect(waiting.filter(({ plan: { payment } }) => payment === 'cod').length).toBeGreaterThan(2)
  const buyers = new Set(plan.map(({ customer }) => customer.name))
  expect(buyers.size).toBe(80)
})

test.for(starts)('at $text nothing lies in the future, and every history follows the rules', ({ now }) => {
  const plan = planCustomers(offers, terms, now)
  const times = plan.flatMap(({ story }) => story.steps.map(({ at }) => at.getTime()))
  expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime())
  expect(plan.flatMap(refusals)).toEqual([])
  expect(plan.filter(hasSomethingBeforeItsOrder).map(({ customer }) => customer.name)).toEqual([])
  const open = plan.flatMap(({ story: { payBy, steps } }) =>
    steps.at(-1)!.state === 'pending' && payBy ? [payBy] : [],
  )
  expect(open.filter((payBy) => payBy <= now)).toEqual([])
  // Open cases count hours, so their days may be Saturdays.
  const settled = plan.filter(({ plan: { placedAt } }) => daysBetween(nepalDay(placedAt), nepalDay(now)) >= 20)
  const days = settled.flatMap(({ story }) => story.deliveries.map(({ day }) => day))
  expect(days.filter((day) => day !== null && weekdayOf(day) === 6)).toEqual([])
})

function hasSomethingBeforeItsOrder({ plan: { placedAt }, story }: CustomerOrder): boolean {
  const { attempts, deliveries, payments, voucher, damage } = story
  const began = [...attempts, ...payments, ...(voucher ? [voucher] : [])].map(({ at }) => at)
  const created = [...deliveries, ...(damage ? [damage] : [])].map(({ createdAt }) => createdAt)
  const delivered = deliveries.flatMap(({ deliveredAt }) => deliveredAt ?? [])
  return [...began, ...created, ...delivered].some((at) => at < placedAt)
}

/** Steps out of order, against the rules, or with a wrong state. */
function refusals({ plan: { placedAt }, story }: CustomerOrder): string[] {
  let state: OrderState = 'pending'
  let before = placedAt
  return story.steps.flatMap(({ action, actor, at, state: after }) => {
    const isChange = action in orderActions
    const refusal = isChange ? actionRefusal(action as OrderAction, { state, placedAt }, actor, at) : undefined
    if (isChange) state = orderActions[action as OrderAction].to
    const wrong = [refusal, at < before && 'too early', after !== state && 'wrong state'].filter(Boolean)
    before = at
    return wrong.map((what) => `${action}: ${what}`)
  })
}

test.for(starts)('at $text each order has the words of its customer’s language', ({ now }) => {
  const texts = planCustomers(offers, terms, now).flatMap(({ customer, plan, story }) => {
    const { steps, returned, damage, voucher } = story
    const written = [plan.note, ...steps.map(({ reason }) => reason), returned?.reason, returned?.answer]
    const all = [...written, damage?.description, damage?.answer, voucher?.answer]
    return all.filter(Boolean).map((text) => ({ text, isNepali: customer.language === 'ne' }))
  })
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter(({ text, isNepali }) => /[\u0900-\u097f]/.test(text!) !== isNepali)).toEqual([])
})

test('the orders of past days are the same for a start at 1:00 and one at 23:00', () => {
  const [early, late] = [new Date('2026-11-29T19:15:00Z'), new Date('2026-11-30T17:15:00Z')]
  const pastOrders = (now: Date) =>
    planDays(offers, terms, now)
      .filter(({ plan: { placedAt } }) => nepalDay(placedAt) < '2026-11-30')
      .map(({ customer, plan, story }) => [customer.name, plan, story.steps.filter(({ at }) => at <= early)])
  expect(pastOrders(early).length).toBeGreaterThan(600)
  expect(pastOrders(late)).toEqual(pastOrders(early))
})

test('tomorrow’s plan has 98 % of today’s past orders, and hardly any others', () => {
  const [now, tomorrow] = [new Date('2026-11-30T08:00:00Z'), new Date('2026-12-01T08:00:00Z')]
  const first = dayAfter(nepalDay(tomorrow), -726)
  const pastOrders = (start: Date) =>
    planDays(offers, terms, start)
      .filter(({ plan: { placedAt } }) => nepalDay(placedAt) >= first && nepalDay(placedAt) < nepalDay(now))
      .map(({ customer, plan: { placedAt, method, payment, lines } }) => {
        return JSON.stringify([
          customer.name,
          placedAt,
          method,
          payment,
          lines.map(({ offer, quantity }) => [offer.slug, quantity]),
        ])
      })
  const [today, next] = [new Set(pastOrders(now)), new Set(pastOrders(tomorrow))]
  const shared = today.intersection(next).size
  expect(Math.min(shared / today.size, shared / next.size)).toBeGreaterThanOrEqual(0.98)
})
