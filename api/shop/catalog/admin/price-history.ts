import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { PriceChange } from '#contract/admin/catalog/prices.ts'
import type { PriceStretch } from '#domain/catalog/old-price.ts'
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

/** Reads the price history of these variants, as the old-price rule expects it (domain/catalog/old-price.ts). */
export async function readStretches(db: Db, variantIds: readonly number[]): Promise<Map<number, PriceStretch[]>> {
  const rows = await db
    .select()
    .from(priceChanges)
    .where(inArray(priceChanges.variantId, [...variantIds]))
    .orderBy(asc(priceChanges.since), asc(priceChanges.id))
  return Map.groupBy(rows, ({ variantId }) => variantId)
}
