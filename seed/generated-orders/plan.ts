import { estimateDelivery, estimatePickup, type ShippingMethod } from '#domain/delivery-zones/delivery-estimate.ts'
import type { Offer } from '../orders/offers.ts'
import { happenings, type DeliveryDays, type Fate, type PlannedOrder } from '../orders/plan-orders.ts'
import type { Random } from '../random.ts'
import type { Person } from './people.ts'

const DAY_MS = 86_400_000
/** Ages from which an order was confirmed, has ended, and may have been returned. */
const CONFIRMED_DAYS = 1
const SETTLED_DAYS = 14
const RETURNABLE_DAYS = 45

const methods: readonly ShippingMethod[] = ['standard', 'standard', 'standard', 'standard', 'express', 'pickup']

/** Plans one order of a person. Nothing in it is later than `now`. */
export function planGeneratedOrder(
  random: Random,
  {
    offers,
    days: { zone, holidays },
    person,
    placedAt,
    now,
  }: {
    offers: readonly Offer[]
    days: DeliveryDays
    person: Person
    placedAt: Date
    now: Date
  },
): PlannedOrder {
  const wanted = random.pick(methods)
  const method = wanted === 'express' && !zone.express ? 'standard' : wanted
  const estimate =
    method === 'pickup' ? estimatePickup(placedAt, holidays) : estimateDelivery(placedAt, zone, method, holidays)
  const fate = fateOf(random, (now.getTime() - placedAt.getTime()) / DAY_MS)
  const events = happenings(random, fate, placedAt, estimate)
  // Holidays can delay a delivery past the age at which most orders have ended.
  const isOver = events.every(({ at }) => at <= now)
  return {
    placedAt,
    lines: linesOf(random, offers),
    method,
    payment: random.chance(0.65) ? 'cod' : 'bank',
    address: person.address,
    estimate,
    note: '',
    events: isOver ? events : happenings(random, 'is confirmed', placedAt, estimate),
  }
}

function fateOf(random: Random, days: number): Fate {
  if (days < CONFIRMED_DAYS) return 'waits'
  if (days < SETTLED_DAYS) return random.chance(0.05) ? 'is withdrawn' : 'is confirmed'
  if (days > RETURNABLE_DAYS && random.chance(0.04)) return 'is taken back'
  if (random.chance(0.06)) return 'is withdrawn'
  return random.chance(0.03) ? 'is refused' : 'is delivered'
}

function linesOf(random: Random, offers: readonly Offer[]): PlannedOrder['lines'] {
  const wanted = random.pick([1, 1, 1, 2, 2, 3])
  const chosen = new Map<number, Offer>()
  for (let tries = 0; chosen.size < wanted && tries < 20; tries += 1) {
    const offer = random.pick(offers)
    chosen.set(offer.productId, offer)
  }
  return [...chosen.values()].map((offer) => ({ offer, quantity: random.pick([1, 1, 1, 2]) }))
}
