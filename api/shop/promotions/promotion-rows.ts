import type { Language } from '#domain/language/languages.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import type { promotions } from '../../platform/db/schema.ts'
import { localized } from '../../platform/language/localized.ts'

/** A promotion that may apply to an order. */
export type OfferedPromotion = Promotion & {
  /** In the shopper's language. */
  name: string
  /** Name with translations, for the copy in an order. */
  kept: Pick<PromotionRow, 'name' | 'translations'>
  /** Maximum uses per customer; null for unlimited. The caller sets `usesLeftEach` once the customer is known. */
  maxUsesEach: number | null
  /** Maximum uses by everybody; null for unlimited. */
  maxUses: number | null
}

/** Row as PostgreSQL writes it into JSON. */
export type PromotionRow = Omit<typeof promotions.$inferSelect, 'startsAt' | 'endsAt' | 'isActive' | 'createdAt'> & {
  startsAt: string
  endsAt: string | null
}

/**
 * Returns the SQL for a JSON list of PromotionRow: automatic promotions that have not ended, and the one with a code. domain/promotions/promotion.ts
 * decides whether they apply.
 *
 * @param code  the parameter with an upper-case code; without it, only automatic promotions
 */
export function promotionsJson(code?: `$${number}`): string {
  const isAutomatic = '(code is null and coalesce(ends_at > now(), true))'
  const isOffered = code === undefined ? isAutomatic : `(${isAutomatic} or code = ${code})`
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
    name: localized(row, 'name', language),
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
    maxUses,
  }
}

function effectOf({ kind, percent, amount }: PromotionRow): Promotion['effect'] {
  if (kind === 'percentage') return { kind, percent: percent! }
  return kind === 'amount' ? { kind, amount: amount! } : { kind }
}
