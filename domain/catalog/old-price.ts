import { sum } from '../sum.ts'
import type { Rupees } from '../money.ts'

/** How long something must have been offered at a price before it is an old price that may be shown. */
export const OLD_PRICE_OFFERED_DAYS = 30

/** Before it was reduced, within which it must have been: a price of long ago is no old price. */
export const OLD_PRICE_WITHIN_DAYS = 60

/** For how long a reduction may be shown as one; after that its price is simply the price. */
export const REDUCED_AT_MOST_DAYS = 90

const DAY_MS = 86_400_000

/** What something cost from when on, and whether anybody could buy it at that. */
export type PriceStretch = { price: Rupees; since: Date; isOffered: boolean }

/** The highest valid old price, and the period in which at least that much was charged. */
export type RealOldPrice = { price: Rupees; since: Date; until: Date }

/**
 * What may be shown as the old price beside a price: one at which, or above which, the same size and type was offered for
 * 30 days of the last 60 before it became cheaper, without having been cheaper between, and that no more than 90 days ago.
 *
 * @param history  what it cost until now, the first first
 * @param price    what it shall cost, or costs
 * @returns        null where no old price is real; every old price up to the one here is
 * @source         docs/decisions/024-old-prices-and-stock.md
 */
export function realOldPrice(history: readonly PriceStretch[], price: Rupees, now: Date): RealOldPrice | null {
  // What lasted for no time was never asked of anybody.
  const lasted = history.filter(({ since }, at) => since < (history[at + 1]?.since ?? now))
  const dearer = [...new Set(lasted.map((stretch) => stretch.price))]
    .filter((candidate) => candidate > price)
    .toSorted((a, b) => b - a)
  for (const candidate of dearer) {
    const real = askedUntilItFell(lasted, candidate, now)
    if (real) return real
  }
  return null
}

/** Whether an old price may be shown beside a price. */
export function isRealOldPrice(history: readonly PriceStretch[], price: Rupees, oldPrice: Rupees, now: Date): boolean {
  const real = realOldPrice(history, price, now)
  return real !== null && oldPrice <= real.price
}

function askedUntilItFell(history: readonly PriceStretch[], price: Rupees, now: Date): RealOldPrice | null {
  const end = history.findLastIndex((stretch) => stretch.price >= price) + 1
  const until = history[end]?.since ?? now
  if (now.getTime() - until.getTime() > REDUCED_AT_MOST_DAYS * DAY_MS) return null
  const begin = history.findLastIndex((stretch, at) => at < end && stretch.price < price) + 1
  const run = history.slice(begin, end)
  const earliest = until.getTime() - OLD_PRICE_WITHIN_DAYS * DAY_MS
  const offered = run.map((stretch, at) => {
    if (!stretch.isOffered) return 0
    const ends = run[at + 1]?.since ?? until
    return Math.max(0, ends.getTime() - Math.max(earliest, stretch.since.getTime()))
  })
  const total = sum(offered)
  return total >= OLD_PRICE_OFFERED_DAYS * DAY_MS
    ? { price, since: run.find(({ isOffered }) => isOffered)!.since, until }
    : null
}

/**
 * How much cheaper a price is than the old one.
 *
 * @returns percent to 1 decimal; 0 when there is no old price or it is not above the price
 */
export function discountPercent(price: Rupees, oldPrice: Rupees | null): number {
  if (oldPrice === null || oldPrice <= price) return 0
  return Math.round(((oldPrice - price) / oldPrice) * 1000) / 10
}
