import { inNepal } from '../nepal-time.ts'

/** How goods reach their buyer. `standard` has no days where a zone is served by arrangement. */
export const deliveryMethods = ['standard', 'express', 'pickup'] as const
export type ShippingMethod = (typeof deliveryMethods)[number]

/** From this hour on, Nepal time, an order counts from the next business day. */
export const ORDER_CUT_OFF_HOUR = 17

/** Business days until what is collected at the shop stands ready. */
const READY_AFTER_DAYS: DayRange = { min: 1, max: 1 }

const DAY_MS = 86_400_000
/** 1 January 1970 was a Thursday; 0 is Sunday. */
const WEEKDAY_OF_DAY_0 = 4
const SATURDAY = 6

/** Business days after the day from which an order counts. */
export type DayRange = { min: number; max: number }

/** How fast each method is in a zone; null where it is not offered. Without standard, delivery is by arrangement. */
export type ZoneDays = { standard: DayRange | null; express: DayRange | null }

export type DeliveryMethod = keyof ZoneDays

/** Days in Nepal, as `2026-11-24`. */
export type DeliveryEstimate = { first: string; last: string }

/**
 * The days between which an order arrives: Nepal's dates, never a Saturday or a holiday.
 *
 * @param holidays  days on which the shop is closed, as `2026-11-24`
 * @returns null where the zone does not offer the method
 */
export function estimateDelivery(
  orderedAt: Date,
  zone: ZoneDays,
  method: DeliveryMethod,
  holidays: readonly string[],
): DeliveryEstimate | null {
  const days = zone[method]
  return days && estimateWithin(orderedAt, days, holidays)
}

/** The day from which on an order can be collected at the shop. */
export function estimatePickup(orderedAt: Date, holidays: readonly string[]): DeliveryEstimate {
  return estimateWithin(orderedAt, READY_AFTER_DAYS, holidays)
}

/** Days after today in Nepal other than Saturdays, until the day of an instant, which counts; 0 once that day has come. */
export function businessDaysUntil(end: Date, now: Date): number {
  const [today, last] = [nepalDayNumber(now), nepalDayNumber(end)]
  const days = Array.from({ length: Math.max(0, last - today) }, (_, index) => today + 1 + index)
  return days.filter((day) => !isSaturday(day)).length
}

function estimateWithin(orderedAt: Date, { min, max }: DayRange, holidays: readonly string[]): DeliveryEstimate {
  const start = countedFrom(orderedAt, holidays)
  return {
    first: isoDate(businessDaysAfter(start, min, holidays)),
    last: isoDate(businessDaysAfter(start, max, holidays)),
  }
}

/** The least and the most that any zone asks for; null when none offers the method. */
export function usualDays(zones: readonly ZoneDays[], method: DeliveryMethod): DayRange | null {
  const ranges = zones.flatMap((zone) => zone[method] ?? [])
  if (ranges.length === 0) return null
  return { min: Math.min(...ranges.map(({ min }) => min)), max: Math.max(...ranges.map(({ max }) => max)) }
}

/** The day of the order, or the next business day. */
function countedFrom(orderedAt: Date, holidays: readonly string[]): number {
  const day = nepalDayNumber(orderedAt)
  const isLate = inNepal(orderedAt).getUTCHours() >= ORDER_CUT_OFF_HOUR
  return isLate || isClosed(day, holidays) ? businessDaysAfter(day, 1, holidays) : day
}

/** Days since 1970 in Nepal. */
function nepalDayNumber(at: Date): number {
  return Math.floor(inNepal(at).getTime() / DAY_MS)
}

function businessDaysAfter(day: number, count: number, holidays: readonly string[]): number {
  let reached = day
  for (let left = count; left > 0;) {
    reached += 1
    if (!isClosed(reached, holidays)) left -= 1
  }
  return reached
}

function isClosed(day: number, holidays: readonly string[]): boolean {
  return isSaturday(day) || holidays.includes(isoDate(day))
}

function isSaturday(day: number): boolean {
  return (day + WEEKDAY_OF_DAY_0) % 7 === SATURDAY
}

function isoDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
