import { daysBetween } from '#domain/calendar/bikram-sambat.ts'
import { defined } from '#domain/defined.ts'
import {
  estimateDelivery,
  estimatePickup,
  type DeliveryEstimate,
  type ShippingMethod,
} from '#domain/delivery-zones/delivery-estimate.ts'
import { isWorkday } from '#domain/fulfilment/delivery-planning.ts'
import { dayAfter, nepalDay, nepalInstant } from '#domain/nepal-time.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import { offerOf, type Offer } from '../orders/offers.ts'
import type { DeliveryDays, PlannedOrder } from '../orders/plan-orders.ts'
import { seededRandom, type Random } from '../random.ts'
import { basketOf, variantsBySlug } from './baskets.ts'
import { fateOf, storyOf, type Ordered } from './fates.ts'
import { isFestival } from './festivals.ts'
import { customerNamed } from './named.ts'
import { openCases, type Clock, type OpenCase } from './open-cases.ts'
import { customers, type Customer } from './customers.ts'
import { busyness } from './seasons.ts'
import { openStory, type Story } from './story.ts'
import { wordsIn } from './words.ts'

const SEED = 158
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** As long as the history of the demo's shopper. */
const SPAN_DAYS = 728
/** Orders of a usual day two years ago. */
const ORDERS_A_DAY = 0.6
/** How much the shop has grown since. */
const GROWTH = 0.8
/** Large buyers order more often than a home. */
const LARGE_BUYERS_COUNT = 2

export type CustomerOrder = {
  customer: Customer
  /** Without events: the story has them. */
  plan: Omit<PlannedOrder, 'events'>
  story: Story
}

/** What each district's zone offers. */
export type DaysByDistrict = ReadonlyMap<string, DeliveryDays & { takesCash: boolean }>

/**
 * Plans what the demo's customers ordered within two years, oldest first: each day's orders by its season, and the open cases of
 * today. Nothing in it is later than `now`. What was ordered on past days is the same for every start of a day. Today's orders
 * and the open cases depend on the hour of the start.
 */
export function planCustomers(offers: readonly Offer[], terms: DaysByDistrict, now: Date): CustomerOrder[] {
  return [...planDays(offers, terms, now), ...openCases.map((open) => planCase(open, offers, { terms, now }))]
    .filter(({ plan }) => plan.placedAt <= now)
    .toSorted((one, other) => one.plan.placedAt.getTime() - other.plan.placedAt.getTime())
}

/** Plans the orders of each day by its season, today's until midnight. */
export function planDays(offers: readonly Offer[], terms: DaysByDistrict, now: Date): CustomerOrder[] {
  const variantsOf = variantsBySlug(offers)
  const today = nepalDay(now)
  return Array.from({ length: SPAN_DAYS }, (_, index) => dayAfter(today, index - SPAN_DAYS + 1)).flatMap((day) => {
    // Each day has its own sequence, so that tomorrow's demo has nearly all of today's orders. The shop's growth is counted
    // from the day of the start, so a few days have an order more or less.
    const random = seededRandom(SEED + daysBetween('2020-01-01', day))
    return Array.from({ length: ordersOf(random, day, today) }, () => {
      const customer = buyerOf(random)
      const placedAt = new Date(nepalInstant(day).getTime() + random.whole(7 * 60, 22 * 60 - 1) * MINUTE_MS)
      return planOrder(
        random,
        { customer, placedAt, lines: basketOf(random, customer, day, variantsOf) },
        { terms, now },
      )
    })
  })
}

function ordersOf(random: Random, day: string, today: string): number {
  const grown = 1 + GROWTH * (1 - daysBetween(day, today) / SPAN_DAYS)
  const expected = ORDERS_A_DAY * grown * busyness(day)
  return Math.floor(expected) + (random.chance(expected % 1) ? 1 : 0)
}

const buyers = customers.flatMap((one) => Array<Customer>(one.buysFor ? LARGE_BUYERS_COUNT : 1).fill(one))

function buyerOf(random: Random): Customer {
  return random.pick(buyers)
}

type Wanted = { customer: Customer; placedAt: Date; lines: PlannedOrder['lines'] }
type Context = { terms: DaysByDistrict; now: Date }

function planOrder(random: Random, { customer, placedAt, lines }: Wanted, { terms, now }: Context): CustomerOrder {
  const { zone, holidays, takesCash } = defined(terms.get(customer.address.district), customer.address.district)
  const closed = [...holidays, ...festivalDaysFrom(placedAt)]
  const method = methodOf(random, customer, zone.express !== null)
  const { language = 'en' } = customer
  const payment = paymentOf(random, takesCash || method === 'pickup', lines)
  const ordered = {
    placedAt,
    method,
    payment,
    estimate: estimateOf(placedAt, method, { zone, holidays: closed }),
    lines,
  }
  return {
    customer,
    plan: {
      ...ordered,
      address: customer.address,
      business: customer.business,
      note: random.pick(wordsIn[language].notes),
    },
    story: storyOf(random, fateOf(random, ordered), ordered, { holidays: closed, language, now }),
  }
}

function estimateOf(placedAt: Date, method: ShippingMethod, { zone, holidays }: DeliveryDays): DeliveryEstimate | null {
  return method === 'pickup' ? estimatePickup(placedAt, holidays) : estimateDelivery(placedAt, zone, method, holidays)
}

/** The days of Dashain and Tihar that an order may meet on its way. */
function festivalDaysFrom(placedAt: Date): string[] {
  const first = nepalDay(placedAt)
  return Array.from({ length: 40 }, (_, index) => dayAfter(first, index)).filter(isFestival)
}

/** Only people of the valley collect what they bought. */
function methodOf(random: Random, { address }: Customer, hasExpress: boolean): ShippingMethod {
  const isNear = ['Kathmandu', 'Lalitpur', 'Bhaktapur'].includes(address.district)
  if (isNear && random.chance(0.12)) return 'pickup'
  return hasExpress && random.chance(0.12) ? 'express' : 'standard'
}

function paymentOf(random: Random, takesCash: boolean, lines: PlannedOrder['lines']): PaymentMethod {
  const rupees = lines.reduce((sum, { offer, quantity }) => sum + offer.price * quantity, 0)
  // Wallets hold less than a large order costs.
  const before = random.pick(rupees > 100_000 ? (['bank'] as const) : (['esewa', 'esewa', 'khalti', 'bank'] as const))
  return takesCash && random.chance(0.5) ? 'cod' : before
}

function planCase(open: OpenCase, offers: readonly Offer[], { terms, now }: Context): CustomerOrder {
  const { buyer, payment, method = 'standard', bought, goes } = open
  const customer = customerNamed(customers, buyer)
  const days = defined(terms.get(customer.address.district), customer.address.district)
  const clock = clockAt(now, days.holidays)
  const placedAt = clock.ago(open.hoursAgo)
  const lines = bought.map(([slug, quantity = 1]) => ({ offer: offerOf(offers, slug), quantity }))
  const ordered: Ordered = { placedAt, method, payment, estimate: estimateOf(placedAt, method, days), lines }
  const told = openStory({ placedAt, payment, now })
  goes(told, clock)
  const { address, business } = customer
  return { customer, plan: { ...ordered, address, business, note: '' }, story: told.end() }
}

function clockAt(now: Date, holidays: readonly string[]): Clock {
  const past = nepalInstant(nepalDay(new Date(now.getTime() - 12 * HOUR_MS)))
  const ago = (hours: number) => {
    const at = new Date(now.getTime() - hours * HOUR_MS)
    return at < past ? byDaylight(at) : at
  }
  return {
    ago,
    dayAgo: (hours) => nepalDay(ago(hours)),
    dayAhead: (days) => {
      let day = dayAfter(nepalDay(now), days)
      while (!isWorkday(day, holidays)) day = dayAfter(day, 1)
      return day
    },
  }
}

/** The same day between 8:00 and 20:00, in the same order: a first start at night leaves no deliveries of the night. */
function byDaylight(at: Date): Date {
  const midnight = nepalInstant(nepalDay(at)).getTime()
  return new Date(midnight + 8 * HOUR_MS + Math.round((at.getTime() - midnight) / 2))
}
