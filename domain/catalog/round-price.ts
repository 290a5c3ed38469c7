import type { Rupees } from '../money.ts'

/** The round numbers between 1 and 10. */
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10]

/** Returns the next round price from `price` on: 68,900 -> 75,000. */
export function nextRoundPrice(price: Rupees): Rupees {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, price)))
  const round = ROUND.map((number) => number * power).find((one) => one >= price)
  return Math.ceil(round ?? price)
}
