import type { Promotion } from '#contract/admin/promotions.ts'
import { formats, t } from '../language/t.ts'

export const kindChoices: { id: Promotion['kind']; name: string }[] = [
  { id: 'percentage', name: t('Percentage') },
  { id: 'amount', name: t('Fixed amount') },
  { id: 'free-shipping', name: t('Free delivery') },
]

/** Returns a promotion's discount: `10%`, `Nrs. 2,500`, `Free delivery`. */
export function effectText({ kind, percent, amount }: Pick<Promotion, 'kind' | 'percent' | 'amount'>): string {
  if (kind === 'percentage') return formats.digits(`${percent}%`)
  return kind === 'amount' ? formats.money(amount ?? 0) : t('Free delivery')
}
