import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import type { BuyableLine } from './figure-order.ts'

/**
 * Reads of each store with pickup and a place of its own whether all of these pieces are there now.
 *
 * @returns by slug; stores without a place are left out
 */
export async function readStoresWithAll(db: Db, bought: readonly BuyableLine[]): Promise<Map<string, boolean>> {
  const wanted = bought.map(({ variant, count }) => ({ id: variant.id, count }))
  const { rows } = await db.execute<{ slug: string; hasAll: boolean }>(sql`
    select store.slug, bool_and(coalesce(here.pieces, 0) >= wanted.count) as "hasAll"
    from stock_places place join stores store on store.id = place.store_id and store.offers_pickup
      cross join (
        select id, sum(count) as count from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as line(id integer, count integer)
        group by id) wanted
      join variants variant on variant.id = wanted.id
      left join lateral pieces_by_place(variant.id, variant.stock) here on here.place_id = place.id
    where place.is_open
    group by store.slug`)
  return new Map(rows.map(({ slug, hasAll }) => [slug, hasAll]))
}
