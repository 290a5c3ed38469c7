import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { categories } from './categories.ts'
import { instant, translations } from './columns.ts'

/** Discounts on orders (domain/promotions/promotion.ts): automatic for everyone, or by coupon code. */
export const promotions = pgTable(
  'promotions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Shown to shoppers. */
    name: text().notNull(),
    translations: translations<'name'>(),
    /** Upper case; null for an automatic promotion. */
    code: text().unique('promotions_one_per_code'),
    kind: text({ enum: ['percentage', 'amount', 'free-shipping'] }).notNull(),
    /** Set for the kind `percentage`. */
    percent: smallint(),
    /** Whole rupees; set for the kind `amount`. */
    amount: integer(),
    /** Restricts it to this category or subcategory; null for all. */
    categoryId: integer().references(() => categories.id, { onDelete: 'restrict' }),
    /** Minimum value of the eligible goods, in whole rupees. */
    minimum: integer().notNull().default(0),
    startsAt: instant().notNull().defaultNow(),
    /** First instant at which it no longer applies; null for no end. */
    endsAt: instant(),
    /** Null means unlimited. */
    maxUses: integer(),
    /** Maximum uses per customer. Coupons only: automatic promotions apply to carts of unknown customers. */
    maxUsesEach: integer(),
    /** Uses by orders that were not cancelled. */
    uses: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    createdAt: instant().notNull().defaultNow(),
  },
  (promotion) => [
    check('promotions_name_not_blank', sql`btrim(${promotion.name}) <> ''`),
    check('promotions_code_form', sql`${promotion.code} ~ '^[A-Z0-9]{3,40}$'`),
    check(
      'promotions_effect',
      sql`case ${promotion.kind}
        when 'percentage' then ${promotion.percent} between 1 and 100 and ${promotion.percent} is not null and ${promotion.amount} is null
        when 'amount' then ${promotion.amount} > 0 and ${promotion.amount} is not null and ${promotion.percent} is null
        else ${promotion.percent} is null and ${promotion.amount} is null end`,
    ),
    check('promotions_minimum', sql`${promotion.minimum} >= 0`),
    check('promotions_end_after_start', sql`${promotion.endsAt} > ${promotion.startsAt}`),
    check(
      'promotions_uses_each',
      sql`${promotion.maxUsesEach} is null or (${promotion.maxUsesEach} > 0 and ${promotion.code} is not null)`,
    ),
    check(
      'promotions_uses',
      sql`${promotion.uses} >= 0 and ${promotion.uses} <= coalesce(${promotion.maxUses}, ${promotion.uses})`,
    ),
  ],
)
