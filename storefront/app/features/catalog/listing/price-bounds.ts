import type { Rupees } from '#domain/money.ts'

export const PRICE_STEP_RUPEES = 1_000

const USUAL_LOWEST_RUPEES = 10_000
const USUAL_HIGHEST_RUPEES = 200_000

export type PriceLimits = { minPrice: Rupees | null; maxPrice: Rupees | null }

export type PriceBounds = { lowest: Rupees; highest: Rupees }

/**
 * Returns the ends of the price slider: the specified ones, extended in whole steps to cover all prices. An end thus
 * always means no limit.
 */
export function priceBounds(range: PriceBounds | null): PriceBounds {
  if (range === null) return { lowest: USUAL_LOWEST_RUPEES, highest: USUAL_HIGHEST_RUPEES }
  const down = Math.floor(range.lowest / PRICE_STEP_RUPEES) * PRICE_STEP_RUPEES
  const up = Math.ceil(range.highest / PRICE_STEP_RUPEES) * PRICE_STEP_RUPEES
  return { lowest: Math.min(USUAL_LOWEST_RUPEES, down), highest: Math.max(USUAL_HIGHEST_RUPEES, up) }
}

/** Converts two thumbs to a filter: a thumb at its end sets no limit. */
export function priceChoice([low, high]: readonly [Rupees, Rupees], { lowest, highest }: PriceBounds): PriceLimits {
  return { minPrice: low <= lowest ? null : low, maxPrice: high >= highest ? null : high }
}

/** Returns the thumbs for a filter, which may be outside the slider. */
export function thumbsOf({ minPrice, maxPrice }: PriceLimits, { lowest, highest }: PriceBounds): [Rupees, Rupees] {
  const within = (price: Rupees) => Math.min(Math.max(price, lowest), highest)
  return [within(minPrice ?? lowest), within(maxPrice ?? highest)]
}

/** Returns the chosen limits, or without any those that a search asked for. */
export function shownLimits(chosen: PriceLimits, asked: PriceLimits | undefined): PriceLimits {
  return asked && chosen.minPrice === null && chosen.maxPrice === null ? asked : chosen
}
