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

/**
 * @param district  by its English name; any other text is one without a zone
 * @throws AppError unavailable before the shop was set up
 */
export async function readCheckoutShop(db: Db, district: string): Promise<CheckoutShop> {
  const text = `
    select shop.name, email, shipping_fee as "shippingFee", free_shipping_over as "freeShippingOver", bank_name as "bankName",
      bank_account_name as "bankAccountName", bank_account_number as "bankAccountNumber",
      (select json_build_object(
        'standard', case when standard_min_days is not null then json_build_object('min', standard_min_days, 'max', standard_max_days) end,
        'express', case when express_min_days is not null then json_build_object('min', express_min_days, 'max', express_max_days) end,
        'standardFee', standard_fee, 'expressFee', express_fee, 'cashAllowed', cash_allowed)
       from delivery_districts join delivery_zones zone on zone.id = zone_id where district = $1) as zone
    from shop_settings shop`
  const [shop] = await runNamed<CheckoutShop>(db, 'checkout_shop', text, [district])
  if (!shop) throw new AppError('unavailable', 'The shop is not set up yet.')
  return shop
}

type PromotionRow = Omit<typeof promotions.$inferSelect, 'startsAt' | 'endsAt'> & {
  startsAt: string
  endsAt: string | null
}

const promotionColumns = `
  id, name, code, kind, percent, amount, category_id as "categoryId", minimum, starts_at as "startsAt", ends_at as "endsAt",
  max_uses as "maxUses", uses`

/**
 * Those that are everybody's, and the one of a code; whether they hold is for domain/promotion.ts to say.
 *
 * @param code  in capitals; '' for none
 */
export async function readPromotions(db: Db, code: string): Promise<OfferedPromotion[]> {
  const text = `select ${promotionColumns} from promotions where is_active and (code is null or code = $1) order by id`
  return (await runNamed<PromotionRow>(db, 'checkout_promotions', text, [code])).map(asPromotion)
}

/** The same, of which nobody else uses up a last time before the transaction ends. */
export async function holdPromotions(tx: Db, code: string): Promise<OfferedPromotion[]> {
  const text = `
    with limited as (
      select ${promotionColumns} from promotions where is_active and (code is null or code = $1) and max_uses is not null
      order by id for no key update)
    select * from limited
    union all
    select ${promotionColumns} from promotions where is_active and (code is null or code = $1) and max_uses is null`
  return (await runNamed<PromotionRow>(tx, 'checkout_hold_promotions', text, [code])).map(asPromotion)
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
