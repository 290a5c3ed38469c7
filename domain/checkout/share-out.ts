import { sum } from '../sum.ts'
import type { Rupees } from '../money.ts'

/**
 * Shares an amount among parts in proportion to their sizes.
 *
 * @param amount  whole rupees, 0 ≤ amount ≤ sum of `parts`
 * @param parts   whole rupees, none below 0
 * @returns       the share of each part, in their order: none above its part, each within 1 rupee of its exact share,
 *                and adding up to `amount`
 * @throws RangeError when `amount` is out of range: the caller clamps
 */
export function shareOut(amount: Rupees, parts: readonly Rupees[]): Rupees[] {
  const total = sum(parts)
  if (amount < 0 || amount > total) throw new RangeError(`${amount} cannot be shared among parts of ${total}`)

  // Rounds the running total instead of each share, so that rounding errors do not add up.
  let passed = 0
  let given = 0
  return parts.map((part) => {
    passed += part
    // BigInt stays exact where the product of two large sums exceeds 2^53.
    const due = total === 0 ? 0 : Number((BigInt(amount) * BigInt(passed)) / BigInt(total))
    const share = due - given
    given = due
    return share
  })
}
