import { sum } from '../sum.ts'
import type { Rupees } from '../money.ts'

/**
 * Shares an amount among parts, each in proportion to its size.
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

  // The running total is rounded, not each share, so that what one loses the next one gains.
  let passed = 0
  let given = 0
  return parts.map((part) => {
    passed += part
    // Exact beyond 2^53 too, where the product of two large sums is not.
    const due = total === 0 ? 0 : Number((BigInt(amount) * BigInt(passed)) / BigInt(total))
    const share = due - given
    given = due
    return share
  })
}
