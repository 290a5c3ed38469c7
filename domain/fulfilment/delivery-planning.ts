import type { DeliveryEstimate, DeliveryMethod } from '../delivery-zones/delivery-estimate.ts'
import { dayAfter, nepalDay, nepalInstant } from '../nepal-time.ts'
import type { OrderState } from '../orders/order-states.ts'
import type { PaymentMethod } from '../payments/payment-methods.ts'

/** Delivery slots of a day; hours in Nepal. */
export const deliverySlots = {
  morning: { from: 9, until: 13 },
  afternoon: { from: 13, until: 17 },
  evening: { from: 17, until: 19 },
} as const
export type DeliverySlot = keyof typeof deliverySlots
export const deliverySlotNames = Object.keys(deliverySlots) as [DeliverySlot, ...DeliverySlot[]]

/** A day in Nepal (`2026-11-22`) and the slot on it. */
export type PlannedTime = { day: string; slot: DeliverySlot }
/** When an order comes: at one time, in parts at several times, or null as long as no day is chosen. */
export type PlannedArrival = PlannedTime | 'in-parts' | null

/** Whether a slot of a day in Nepal (`2026-11-22`) is over. */
export function isSlotOver(day: string, slot: DeliverySlot, now: Date): boolean {
  return now >= nepalInstant(day, `${deliverySlots[slot].until}:00`)
}

/** States of one delivery: `planned` until the driver leaves. */
export const deliveryStates = ['planned', 'out', 'delivered', 'cancelled'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Number of days to choose from. */
const OFFERED_DAYS = 12
/** A day can be chosen, or given up for another, until exactly this hour of the day before, in Nepal. */
export const CHOSEN_UNTIL_HOUR = 17
/** How often a shopper can change the choice; the first one is no change. */
export const MOST_MOVES = 2

const DAY_MS = 86_400_000
const SATURDAY = 6

/** Facts of a delivery that decide whether its customer can choose its day. */
export type PlannableDelivery = {
  method: DeliveryMethod | 'pickup'
  /** Promised at the order, as days in Nepal (`2026-11-24`); null by arrangement. */
  estimateFirst: string | null
  orderState: OrderState
  /** Unpaid, not by cash on delivery, and never cancelled for it: it might hold a place forever. */
  mayNeverBePaid: boolean
  state: DeliveryState
  day: string | null
  moves: number
}

/** Whether nothing ends an order that is not paid, as `mayNeverBePaid`. */
export function mayNeverBePaid({ payment, payBy }: { payment: PaymentMethod; payBy: Date | null }): boolean {
  return payment !== 'cod' && payBy === null
}

/** The rule by which a shopper cannot choose. */
export type PlanningRefusal = 'pickup' | 'by-arrangement' | 'not-open' | 'out' | 'too-late' | 'no-moves-left'

export function planningRefusal(delivery: PlannableDelivery, now: Date): PlanningRefusal | undefined {
  const { method, estimateFirst, orderState, state, day, moves } = delivery
  if (method === 'pickup') return 'pickup'
  if (estimateFirst === null) return 'by-arrangement'
  if (orderState !== 'pending' && orderState !== 'confirm') return 'not-open'
  if (orderState === 'pending' && delivery.mayNeverBePaid) return 'not-open'
  if (state !== 'planned') return state === 'out' ? 'out' : 'not-open'
  if (day === null) return undefined
  if (now > chosenUntil(day)) return 'too-late'
  return moves >= MOST_MOVES ? 'no-moves-left' : undefined
}

/** The last instant to choose this day, or to give it up for another. */
export function chosenUntil(day: string): Date {
  return new Date(nepalInstant(day, `${CHOSEN_UNTIL_HOUR}:00`).getTime() - DAY_MS)
}

/**
 * The days that a shopper can choose from: on each the shop can still deliver.
 *
 * @param holidays  days on which the shop is closed, as `2026-11-24`
 */
export function offeredDays(estimateFirst: string, now: Date, holidays: readonly string[]): string[] {
  const today = nepalDay(now)
  const tomorrow = dayAfter(today, 1)
  const soonest = now > chosenUntil(tomorrow) ? dayAfter(today, 2) : tomorrow
  const first = estimateFirst > soonest ? estimateFirst : soonest
  const offered: string[] = []
  for (let day = first; offered.length < OFFERED_DAYS; day = dayAfter(day, 1)) {
    if (isWorkday(day, holidays)) offered.push(day)
  }
  return offered
}

/**
 * The estimate after a failed delivery: as many workdays as the first one, all after the failed day, from the first day
 * that can be chosen.
 */
export function estimateAgain(
  { first, last }: DeliveryEstimate,
  failedDay: string,
  now: Date,
  holidays: readonly string[],
): DeliveryEstimate {
  const next = dayAfter(failedDay, 1)
  const days = offeredDays(first > next ? first : next, now, holidays)
  let count = 0
  for (let day = first; day <= last; day = dayAfter(day, 1)) if (isWorkday(day, holidays)) count += 1
  return { first: days[0]!, last: days[Math.min(Math.max(count, 1), days.length) - 1]! }
}

/** Whether the shop works on a day in Nepal (`2026-11-22`): not on Saturdays and holidays. */
export function isWorkday(day: string, holidays: readonly string[]): boolean {
  return !isSaturday(day) && !holidays.includes(day)
}

function isSaturday(day: string): boolean {
  return new Date(day).getUTCDay() === SATURDAY
}

/** Maximum number of deliveries, and of large ones, in one slot of a day in a zone. */
export type Capacity = { slotCapacity: number; truckCapacity: number }

/** The same with the present numbers. */
export type SlotLoad = Capacity & { taken: number; takenLarge: number }

/** Whether one more delivery fits in; a large one needs the truck. */
export function hasRoom({ slotCapacity, truckCapacity, taken, takenLarge }: SlotLoad, isLarge: boolean): boolean {
  return taken < slotCapacity && (!isLarge || takenLarge < truckCapacity)
}

const LEAST_UNPAID_PLACES = 2

/**
 * Maximum number of places of a day in a zone that unpaid orders of guests and new accounts of one neighborhood hold
 * (decision 085): a quarter of them.
 */
export function mostUnpaidPlaces({ slotCapacity, truckCapacity }: Capacity, isLarge: boolean): number {
  const places = deliverySlotNames.length * (isLarge ? truckCapacity : slotCapacity)
  return Math.max(LEAST_UNPAID_PLACES, Math.floor(places / 4))
}

/** Whether two choices are the same. */
export function isSameSlot(
  one: { day: string | null; slot: DeliverySlot | null },
  other: { day: string; slot: DeliverySlot },
): boolean {
  return one.day === other.day && one.slot === other.slot
}
