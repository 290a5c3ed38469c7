import type { Promotion } from '#contract/admin/promotions.ts'
import { englishFormats } from '#domain/language/english-formats.ts'

export const kindChoices: { id: Promotion['kind']; name: string }[] = [
  { id: 'percentage', name: 'Percentage' },
  { id: 'amount', name: 'Fixed amount' },
  { id: 'free-shipping', name: 'Free delivery' },
]

/** Returns a promotion's discount: `10%`, `Nrs. 2,500`, `Free delivery`. */
export function effectText({ kind, percent, amount }: Pick<Promotion, 'kind' | 'percent' | 'amount'>): string {
  if (kind === 'percentage') return `${percent}%`
  return kind === 'amount' ? englishFormats.money(amount ?? 0) : 'Free delivery'
}
