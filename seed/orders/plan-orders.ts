import type { DeliveryAddress } from '#domain/checkout/checkout.ts'
import type { OrderEventAction, OrderEventDetail } from '#domain/orders/order-events.ts'
import {
  estimateDelivery,
  estimatePickup,
  type ZoneDays,
  type ShippingMethod,
} from '#domain/delivery-zones/delivery-estimate.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import type { Business } from '#domain/invoices/business.ts'
import type { Recipient } from '#domain/orders/recipient.ts'
import type { OrderActor, OrderState } from '#domain/orders/order-states.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import { seededRandom, type Random } from '../random.ts'
import { demoAddresses } from '../shopper.ts'
import type { Offer } from './offers.ts'

/** Besides one custom order (custom-piece.ts). */
const DEMO_ORDERS = 99

const SEED = 2026
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const OLDEST_DAYS = 728
/** Age from which every order has reached a final state. */
const SETTLED_DAYS = 14
/** Age from which an order may have been returned. */
const RETURNABLE_DAYS = 45

type PlannedEvent = {
  action: OrderEventAction
  state: OrderState
  actor: OrderActor
  at: Date
  reason: string
  detail?: OrderEventDetail
}

export type PlannedOrder = {
  placedAt: Date
  lines: { offer: Offer; quantity: number }[]
  method: ShippingMethod
  payment: PaymentMethod
  address: DeliveryAddress
  recipient?: Recipient | undefined
  business?: Business | undefined
  estimate: { first: string; last: string } | null
  note: string
  /** Starts with the placement; the last event has the order's state. */
  events: PlannedEvent[]
}

export type Fate = 'waits' | 'is confirmed' | 'is delivered' | 'is taken back' | 'is withdrawn' | 'is refused'

const notes = [
  '',
  '',
  '',
  '',
  'Please call before you come.',
  'The gate is open from nine o’clock on.',
  'Please leave the packaging with us.',
]
const withdrawals = ['I chose the wrong size.', 'We found one in the family.', 'I want another color.', '']
const refusals = [
  'The timber of this piece has a crack, and the next one is six weeks away.',
  'The road to you is closed after the landslide, and we cannot say for how long.',
]
const returns = ['It does not fit through our door.', 'The color is darker than in our room’s light.']

/** The delivery days of their zone, and the days on which the shop is closed. */
export type DeliveryDays = { zone: ZoneDays; holidays: readonly string[] }

/**
 * Plans the demo shopper's orders of the last two years, newest first. The plan is deterministic relative to `now`, and
 * nothing in it is later than `now`.
 */
export function planOrders(offers: readonly Offer[], { zone, holidays }: DeliveryDays, now: Date): PlannedOrder[] {
  const random = seededRandom(SEED)
  return Array.from({ length: DEMO_ORDERS }, (_, index) => {
    const { placedAt, fate } = beginning(random, index, now)
    const method = index < 4 ? 'standard' : methodOf(random)
    const estimate =
      method === 'pickup' ? estimatePickup(placedAt, holidays) : estimateDelivery(placedAt, zone, method, holidays)
    const payment = index === 0 || (index !== 1 && random.chance(0.65)) ? 'cod' : 'bank'
    const events = happenings(random, fate, placedAt, estimate)
    const address = demoAddresses[random.chance(0.85) ? 0 : 1]
    return {
      placedAt,
      lines: linesOf(random, offers),
      method,
      payment,
      address,
      estimate,
      note: random.pick(notes),
      events,
    }
  })
}

/** Returns when an order was placed and how it ends. The newest two are pending, the next two confirmed. */
function beginning(random: Random, index: number, now: Date): { placedAt: Date; fate: Fate } {
  if (index === 0) return { placedAt: new Date(now.getTime() - 40 * MINUTE_MS), fate: 'waits' }
  if (index === 1) return { placedAt: new Date(now.getTime() - 5 * HOUR_MS), fate: 'waits' }
  if (index < 4) return { placedAt: duringDay(random, now, index * 2 - 2), fate: 'is confirmed' }
  const share = (index - 4) / (DEMO_ORDERS - 5)
  const days = Math.round(SETTLED_DAYS + share * (OLDEST_DAYS - SETTLED_DAYS)) - random.whole(0, 2)
  return { placedAt: duringDay(random, now, days), fate: fateOf(random, index, days) }
}

function fateOf(random: Random, index: number, days: number): Fate {
  if (index === 6) return 'is withdrawn'
  if (index === 13) return 'is refused'
  if (days > RETURNABLE_DAYS && random.chance(0.06)) return 'is taken back'
  if (random.chance(0.07)) return 'is withdrawn'
  return random.chance(0.04) ? 'is refused' : 'is delivered'
}

/** Returns a random time between 7:00 and 22:00 in Nepal, this many days ago. */
export function duringDay(random: Random, now: Date, days: number): Date {
  const day = nepalDay(new Date(now.getTime() - days * DAY_MS))
  return new Date(midnight(day) + 7 * HOUR_MS + random.whole(0, 15 * 3_600 - 1) * 1_000)
}

function midnight(day: string): number {
  return Date.parse(`${day}T00:00:00+05:45`)
}

function methodOf(random: Random): ShippingMethod {
  return random.pick(['standard', 'standard', 'standard', 'standard', 'express', 'pickup'])
}

/** Returns what happens to an order until it ends as its fate says. */
export function happenings(
  random: Random,
  fate: Fate,
  placedAt: Date,
  estimate: PlannedOrder['estimate'],
): PlannedEvent[] {
  const events: PlannedEvent[] = []
  const add = (action: OrderEventAction, state: OrderState, actor: OrderActor, at: number, reason = '') =>
    events.push({ action, state, actor, at: new Date(at), reason })
  const after = (from: number, leastMs: number, mostMs: number) =>
    from + Math.round(random.whole(leastMs, mostMs) / 1_000) * 1_000

  const placed = placedAt.getTime()
  add('place', 'pending', 'shopper', placed)
  if (fate === 'waits') return events
  if (fate === 'is withdrawn') {
    add('cancel', 'cancelled', 'shopper', after(placed, 5 * MINUTE_MS, 110 * MINUTE_MS), random.pick(withdrawals))
    return events
  }
  const confirmed = after(placed, 30 * MINUTE_MS, 10 * HOUR_MS)
  add('confirm', 'confirm', 'staff', confirmed)
  if (fate === 'is confirmed') return events
  if (fate === 'is refused') {
    add('cancel', 'cancelled', 'staff', after(confirmed, 5 * HOUR_MS, 20 * HOUR_MS), random.pick(refusals))
    return events
  }
  const day = random.chance(0.5) || !estimate ? estimate?.last : estimate.first
  const delivered = after(midnight(day ?? nepalDay(new Date(confirmed + DAY_MS))), 11 * HOUR_MS, 17 * HOUR_MS)
  add('deliver', 'delivered', 'staff', delivered)
  if (fate === 'is taken back') {
    add('return', 'returned', 'staff', after(delivered, 4 * DAY_MS, 26 * DAY_MS), random.pick(returns))
  }
  return events
}

/** Usual quantities by subcategory; 1 for all others. */
const usualQuantities: Record<string, readonly number[]> = {
  'dining-chairs': [2, 4, 4, 6],
  'bedside-tables': [1, 2],
  pillows: [1, 2],
  cushions: [1, 2, 3],
  'duvets-quilts': [1, 2],
}

/** Returns lines of one to three different products. */
function linesOf(random: Random, offers: readonly Offer[]): PlannedOrder['lines'] {
  const wanted = random.pick([1, 1, 2, 2, 3])
  const chosen = new Map<number, Offer>()
  while (chosen.size < wanted) {
    const offer = random.pick(offers)
    chosen.set(offer.productId, offer)
  }
  return [...chosen.values()].map((offer) => ({
    offer,
    quantity: random.pick(usualQuantities[offer.subcategory] ?? [1]),
  }))
}
