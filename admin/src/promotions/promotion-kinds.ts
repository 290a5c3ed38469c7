import type { Promotion } from '#contract/admin/promotions.ts'
import { englishFormats } from '#domain/english-formats.ts'

export const kindChoices: { id: Promotion['kind']; name: string }[] = [
  { id: 'percentage', name: 'Percent of the goods' },
  { id: 'amount', name: 'Rupees of the goods' },
  { id: 'free-shipping', name: 'The delivery fee' },
]

/** `10%`, `Nrs. 2,500`, `Free delivery`. */
export function effectText({ kind, percent, amount }: Pick<Promotion, 'kind' | 'percent' | 'amount'>): string {
  if (kind === 'percentage') return `${percent}%`
  return kind === 'amount' ? englishFormats.money(amount ?? 0) : 'Free delivery'
}
