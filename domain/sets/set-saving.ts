import type { Rupees } from '../money.ts'

/** What a complete set saves, in whole rupees, rounded down: never more than its goods cost. */
export function setSaving(goods: Rupees, percent: number): Rupees {
  return Math.floor((goods * percent) / 100)
}
