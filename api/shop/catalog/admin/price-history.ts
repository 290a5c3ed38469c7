import { and, asc, desc, eq, gte, inArray, lte, max, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PriceChange } from '#contract/admin/catalog/prices.ts'
import { OLD_PRICE_WITHIN_DAYS, REDUCED_AT_MOST_DAYS, type PriceStretch } from '#domain/catalog/old-price.ts'
import type { Db } from '../../../platform/db/client.ts'
import { actorName } from '../../../platform/records/actor-names.ts'
import { priceChanges, staff, variants } from '../../../platform/db/schema.ts'

/** How many changes of a product are read. Each change of one counts for every variant. */
const NEWEST_CHANGES = 1_000

/** Reads the newest price changes of a product's variants, oldest first. */
export async function readPriceHistory(db: Db, productId: number): Promise<PriceChange[]> {
  const rows = await db
    .select({
      id: priceChanges.id,
      variantId: priceChanges.variantId,
      price: priceChanges.price,
      oldPrice: priceChanges.oldPrice,
      isOffered: priceChanges.isOffered,
      since: priceChanges.since,
      staffName: actorName(priceChanges.staffId),
    })
    .from(priceChanges)
    .innerJoin(variants, eq(variants.id, priceChanges.variantId))
    .leftJoin(staff, eq(staff.id, priceChanges.staffId))
    .where(eq(variants.productId, productId))
    .orderBy(desc(priceChanges.since), desc(priceChanges.id))
    .limit(NEWEST_CHANGES)
  return rows.toReversed().map((row) => ({ ...row, since: row.since.toISOString() }))
}

/** The price before counts for 60 days, and a reduction may be 90 days old. */
const OLD_PRICE_LOOKS_BACK_DAYS = OLD_PRICE_WITHIN_DAYS + REDUCED_AT_MOST_DAYS
/** With more changes in these days, the older ones make no old price real. */
const MOST_DECIDING_CHANGES = 100

/**
 * Returns the changes of each of the query's `variants` that decide which old prices are real, for a lateral join: those of
 * the days that the rule looks at, with the price at their begin.
 */
export function decidingChanges(db: Db) {
  const earlier = alias(priceChanges, 'earlier')
  const begin = db
    .select({ since: max(earlier.since) })
    .from(earlier)
    .where(
      and(
        eq(earlier.variantId, variants.id),
        lte(earlier.since, sql`now() - make_interval(days => ${OLD_PRICE_LOOKS_BACK_DAYS})`),
      ),
    )
  return db
    .select({
      id: priceChanges.id,
      price: priceChanges.price,
      since: priceChanges.since,
      isOffered: priceChanges.isOffered,
    })
    .from(priceChanges)
    .where(
      and(eq(priceChanges.variantId, variants.id), gte(priceChanges.since, sql`coalesce((${begin}), '-infinity')`)),
    )
    .orderBy(desc(priceChanges.since), desc(priceChanges.id))
    .limit(MOST_DECIDING_CHANGES)
    .as('deciding')
}

/** Reads what decides about old prices of these variants, the oldest first (domain/catalog/old-price.ts). */
export async function readStretches(db: Db, variantIds: readonly number[]): Promise<Map<number, PriceStretch[]>> {
  const deciding = decidingChanges(db)
  const rows = await db
    .select({
      variantId: variants.id,
      price: deciding.price,
      since: deciding.since,
      isOffered: deciding.isOffered,
    })
    .from(variants)
    .crossJoinLateral(deciding)
    .where(inArray(variants.id, [...variantIds]))
    .orderBy(asc(deciding.since), asc(deciding.id))
  return Map.groupBy(rows, ({ variantId }) => variantId)
}
