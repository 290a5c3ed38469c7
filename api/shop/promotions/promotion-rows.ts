import type { Language } from '#domain/languages.ts'
import type { Promotion } from '#domain/promotion.ts'
import type { promotions } from '../../platform/db/schema.ts'
import { saidIn } from '../../platform/language/said-in.ts'

/** One that may take something off. */
export type OfferedPromotion = Promotion & {
  /** As the shopper reads it. */
  name: string
  /** As an order keeps it, which is read in other languages too. */
  kept: Pick<PromotionRow, 'name' | 'translations'>
  /** How often one customer may use it; null for any number of times. Who that is decides `usesLeftEach`. */
  maxUsesEach: number | null
}

/** As PostgreSQL writes it into JSON. */
export type PromotionRow = Omit<typeof promotions.$inferSelect, 'startsAt' | 'endsAt' | 'isActive' | 'createdAt'> & {
  startsAt: string
  endsAt: string | null
}

/**
 * A list of PromotionRow: those that are everybody's and the one of a code. Whether they hold is for domain/promotion.ts
 * to say.
 *
 * @param code  the parameter with a code in capitals; only those that are everybody's when absent
 */
export function promotionsJson(code?: `$${number}`): string {
  const isOffered = code === undefined ? 'code is null' : `(code is null or code = ${code})`
  return `(
    select coalesce(json_agg(json_build_object('id', id, 'name', name, 'translations', translations, 'code', code, 'kind', kind, 'percent', percent,
      'amount', amount, 'categoryId', category_id, 'minimum', minimum, 'startsAt', starts_at, 'endsAt', ends_at,
      'maxUses', max_uses, 'maxUsesEach', max_uses_each, 'uses', uses) order by id), '[]')
    from promotions where is_active and ${isOffered})`
}

export function asPromotion(row: PromotionRow, language: Language): OfferedPromotion {
  const { id, name, translations, code, categoryId, minimum, startsAt, endsAt, maxUses, maxUsesEach, uses } = row
  return {
    id,
    name: saidIn(row, 'name', language),
    kept: { name, translations },
    code,
    effect: effectOf(row),
    categoryId: categoryId === null ? null : String(categoryId),
    minimum,
    startsAt: new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
    usesLeft: maxUses === null ? null : maxUses - uses,
    usesLeftEach: null,
    maxUsesEach,
  }
}

function effectOf({ kind, percent, amount }: PromotionRow): Promotion['effect'] {
  if (kind === 'percentage') return { kind, percent: percent! }
  return kind === 'amount' ? { kind, amount: amount! } : { kind }
}
