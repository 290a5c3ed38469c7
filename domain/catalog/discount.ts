import type { Rupees } from '../money.ts'

/**
 * How much cheaper a price is than the old one.
 *
 * @returns percent to 1 decimal; 0 when there is no old price or it is not above the price
 */
export function discountPercent(price: Rupees, oldPrice: Rupees | null): number {
  if (oldPrice === null || oldPrice <= price) return 0
  return Math.round(((oldPrice - price) / oldPrice) * 1000) / 10
}
