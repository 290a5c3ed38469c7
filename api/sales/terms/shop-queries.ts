import type { ShopFees, ZoneSettings } from '#domain/delivery-zones/zone-terms.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import type { KeptStore } from '../../platform/db/schema/stores.ts'
import { runNamed } from '../../platform/db/prepared.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import {
  asPromotion,
  promotionsJson,
  type OfferedPromotion,
  type PromotionRow,
} from '../../shop/promotions/promotion-rows.ts'
import { asOfferedSet, setsJson, type OfferedSet, type SetRow } from '../../shop/sets/set-rows.ts'
import { holidaysJson, zoneOfDistrict } from '../../shop/delivery-zones/zone-json.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { say } from '../../platform/language/sentence.ts'

/** Shop settings that decide the figures of an order, and the account for transfers. */
export type CheckoutShop = ShopFees & {
  name: string
  email: string
  freeShippingOver: number
  bankName: string
  bankAccountName: string
  bankAccountNumber: string
  /** Days on which the shop is closed, as `2026-11-24`. */
  holidays: string[]
  /** Those that offer pickup, in their order. */
  stores: OfferedStore[]
  /** Zone of the district; null if it has none. */
  zone: ZoneSettings | null
}

export type OfferedStore = KeptStore & { slug: string }

/** What an order of some lines goes by. */
export type CheckoutTerms = { shop: CheckoutShop; promotions: OfferedPromotion[]; sets: OfferedSet[] }

export type TermsRow = { shop: CheckoutShop | null; promotions: PromotionRow[]; sets: SetRow[] }

/**
 * The columns of a TermsRow.
 *
 * @param district  the parameter with a district's English name; any other text is one without a zone
 * @param code      the one with a code in capitals; '' for none
 */
export function termsColumns({ district, code }: { district: `$${number}`; code: `$${number}` }): string {
  return `
    (select json_build_object('name', shop.name, 'email', email, 'shippingFee', shipping_fee, 'expressFee', express_fee, 'freeShippingOver', free_shipping_over,
      'bankName', bank_name, 'bankAccountName', bank_account_name, 'bankAccountNumber', bank_account_number,
      'holidays', ${holidaysJson}, 'stores',
      (select coalesce(json_agg(json_build_object('slug', store.slug, 'name', store.name, 'streetAddress', store.street_address,
        'city', store.city, 'translations', store.translations) order by store.position, store.id), '[]')
       from stores store where store.offers_pickup), 'zone',
      (${zoneOfDistrict} ${district}))
     from shop_settings shop) as shop,
    ${promotionsJson(code)} as promotions, ${setsJson} as sets`
}

/** @param language  in which promotions and sets are named */
export async function readTerms(
  db: Db,
  district: string,
  code: string,
  language: Language = 'en',
): Promise<CheckoutTerms> {
  return termsOf(await readTermsRow(db, district, code), language)
}

/** The shop as it serves a district; null before it was set up. */
export async function readShop(db: Db, district: string): Promise<CheckoutShop | null> {
  return (await readTermsRow(db, district, '')).shop
}

async function readTermsRow(db: Db, district: string, code: string): Promise<TermsRow> {
  const text = `select ${termsColumns({ district: '$1', code: '$2' })}`
  return onlyRow(await runNamed<TermsRow>(db, 'checkout_terms', text, [district, code]))
}

/** @throws AppError unavailable before the shop was set up */
export function termsOf(row: TermsRow, language: Language = 'en'): CheckoutTerms {
  if (!row.shop) throw new AppError('unavailable', say('calls.no-shop'))
  return {
    shop: row.shop,
    promotions: row.promotions.map((promotion) => asPromotion(promotion, language)),
    sets: row.sets.map((set) => asOfferedSet(set, language)),
  }
}
