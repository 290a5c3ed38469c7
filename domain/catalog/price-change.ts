import { MAX_PIECE_PRICE } from './product.ts'
import type { Rupees } from '../money.ts'
import { isRealOldPrice, OLD_PRICE_OFFERED_DAYS, realOldPrice, type PriceStretch } from './old-price.ts'

/** By how much prices change: by percent or rupees (below 0: cheaper), up to the next full `roundTo` rupees. */
export type PriceChangeRule = { kind: 'percent' | 'rupees'; amount: number; roundTo: number }

/** More digits than any share of a price has; what lies beyond is noise of the arithmetic, and no reason to round up. */
const DIGITS = 6

/** `112500`, −10 %, up to 500 -> `101500`. Never less than one step. */
export function changedPrice(price: Rupees, { kind, amount, roundTo }: PriceChangeRule): Rupees {
  const exact = kind === 'percent' ? (price * (100 + amount)) / 100 : price + amount
  const steps = Math.max(1, Math.ceil(Number((exact / roundTo).toFixed(DIGITS))))
  return Math.min(steps * roundTo, MAX_PIECE_PRICE)
}

/** The old price to show beside a new one: the highest that is real where it becomes cheaper, else the one that is shown still. */
export function oldPriceBeside(
  history: readonly PriceStretch[],
  before: { price: Rupees; oldPrice: Rupees | null },
  price: Rupees,
  now: Date,
): { oldPrice: Rupees | null; note: string } {
  if (price < before.price) {
    const real = realOldPrice(history, price, now)
    if (real) return { oldPrice: real.price, note: '' }
    return { oldPrice: null, note: `No old price: none was asked for ${OLD_PRICE_OFFERED_DAYS} days before` }
  }
  const { oldPrice } = before
  const isKept = oldPrice !== null && oldPrice > price && isRealOldPrice(history, price, oldPrice, now)
  return { oldPrice: isKept ? oldPrice : null, note: '' }
}
