import type { PromotionDraft } from '#contract/admin/promotions.ts'
import { say, type Sentence } from '../../../platform/language/sentence.ts'

/** Fields that must not change once an order has used the promotion. */
const final = ['code', 'kind', 'percent', 'amount', 'categoryId'] as const

/**
 * Returns the problems of a promotion whose fields do not fit together, by field.
 *
 * @param before  the stored promotion; absent for a new one
 */
export function promotionProblems(
  draft: PromotionDraft,
  before?: PromotionDraft & { wasUsed: boolean; uses: number },
): Record<string, Sentence | undefined> {
  const { kind, percent, amount, startsAt, endsAt, maxUses, maxUsesEach } = draft
  const changed = before?.wasUsed ? final.filter((field) => draft[field] !== before[field]) : []
  return {
    ...needed('percent', percent, kind === 'percentage'),
    ...needed('amount', amount, kind === 'amount'),
    ...(endsAt && endsAt <= startsAt && { endsAt: 'Must be after the beginning' }),
    ...(maxUsesEach !== null && draft.code === null && { maxUsesEach: 'Is for promotions with a code' }),
    ...(before &&
      maxUses !== null &&
      maxUses < before.uses && { maxUses: say('promotions.used-more', { uses: before.uses }) }),
    ...Object.fromEntries(changed.map((field) => [field, 'Orders have used it: make another promotion instead'])),
  }
}

function needed(field: string, value: number | null, isOfKind: boolean): Record<string, string> {
  if (isOfKind && value === null) return { [field]: 'Must say how much it takes off' }
  return !isOfKind && value !== null ? { [field]: 'Is nothing that this kind takes off' } : {}
}
