import type { DayRange } from '#domain/delivery-estimate.ts'
import type { Promotion } from '#domain/promotion.ts'
import type { Db } from '../db/client.ts'
import { runNamed } from '../db/prepared.ts'
import type { promotions } from '../db/schema.ts'
import { AppError } from '../errors.ts'

/** What of the shop decides the figures of an order, and where a transfer goes. */
export type CheckoutShop = {
  name: string
  email: string
  shippingFee: number
  freeShippingOver: number
  bankName: string
  bankAccountName: string
  bankAccountNumber: string
  /** Of the district; null where it has none. */
  zone: CheckoutZone | null
}

/** Fees are null where they are the shop's. */
export type CheckoutZone = {
  standard: DayRange | null
  express: DayRange | null
  standardFee: number | null
  expressFee: number | null
  cashAllowed: boolean
}

/** One that may take something off, as shoppers read it. */
export type OfferedPromotion = Promotion & { name: string }

/** What an order of some lines goes by. */
export type CheckoutTerms = { shop: CheckoutShop; promotions: OfferedPromotion[] }

type PromotionRow = Omit<typeof promotions.$inferSelect, 'startsAt' | 'endsAt'> & {
  startsAt: string
  endsAt: string | null
}
export type TermsRow = { shop: CheckoutShop | null; promotions: PromotionRow[] }

/**
 * Two columns of a TermsRow. Promotions are those that are everybody's and the one of the code; whether they hold is for
 * domain/promotion.ts to say.
 *
 * @param district  the parameter with a district's English name; any other text is one without a zone
 * @param code      the one with a code in capitals; '' for none
 */
export function termsColumns({ district, code }: { district: `$${number}`; code: `$${number}` }): string {
  return `
    (select json_build_object('name', shop.name, 'email', email, 'shippingFee', shipping_fee, 'freeShippingOver', free_shipping_over,
      'bankName', bank_name, 'bankAccountName', bank_account_name, 'bankAccountNumber', bank_account_number, 'zone',
      (select json_build_object(
        'standard', case when standard_min_days is not null then json_build_object('min', standard_min_days, 'max', standard_max_days) end,
        'express', case when express_min_days is not null then json_build_object('min', express_min_days, 'max', express_max_days) end,
        'standardFee', standard_fee, 'expressFee', express_fee, 'cashAllowed', cash_allowed)
       from delivery_districts join delivery_zones zone on zone.id = zone_id where district = ${district}))
     from shop_settings shop) as shop,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'code', code, 'kind', kind, 'percent', percent,
      'amount', amount, 'categoryId', category_id, 'minimum', minimum, 'startsAt', starts_at, 'endsAt', ends_at,
      'maxUses', max_uses, 'uses', uses) order by id), '[]')
     from promotions where is_active and (code is null or code = ${code})) as promotions`
}

export async function readTerms(db: Db, district: string, code: string): Promise<CheckoutTerms> {
  const text = `select ${termsColumns({ district: '$1', code: '$2' })}`
  const [row] = await runNamed<TermsRow>(db, 'checkout_terms', text, [district, code])
  return termsOf(row!)
}

/** @throws AppError unavailable before the shop was set up */
export function termsOf(row: TermsRow): CheckoutTerms {
  if (!row.shop) throw new AppError('unavailable', 'The shop is not set up yet.')
  return { shop: row.shop, promotions: row.promotions.map(asPromotion) }
}

function asPromotion(row: PromotionRow): OfferedPromotion {
  const { id, name, code, categoryId, minimum, startsAt, endsAt, maxUses, uses } = row
  return {
    id,
    name,
    code,
    effect: effectOf(row),
    categoryId: categoryId === null ? null : String(categoryId),
    minimum,
    startsAt: new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
    usesLeft: maxUses === null ? null : maxUses - uses,
  }
}

function effectOf({ kind, percent, amount }: PromotionRow): Promotion['effect'] {
  if (kind === 'percentage') return { kind, percent: percent! }
  return kind === 'amount' ? { kind, amount: amount! } : { kind }
}
