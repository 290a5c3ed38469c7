import { t } from '../../language/t.ts'
import { moneyText } from '../../ui/formats.ts'

/** Returns how much counted cash differs from what was expected: `Nrs. 500 short`. */
export function differenceText(expected: number, counted: number): string {
  const amount = moneyText(Math.abs(expected - counted))
  return counted < expected ? t('%{amount} short', { amount }) : t('%{amount} over', { amount })
}
