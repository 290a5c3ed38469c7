import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { stockPlaces } from '../../platform/db/schema.ts'

export type FetchPlace = { place: string; pieces: { sku: string; quantity: number }[] }

/**
 * Reads where the pieces of some orders are: the movements of an order say from which places it took them.
 *
 * @returns the places by the number of an order, in their order; [] in a shop with one place
 */
export async function readFetchPlaces(
  db: Db,
  orderNumbers: readonly string[],
): Promise<(number: string) => FetchPlace[]> {
  if (orderNumbers.length === 0 || (await db.$count(stockPlaces)) < 2) return () => []
  const { rows } = await db.execute<{ number: string; place: string; sku: string; quantity: number }>(sql`
    select m.order_number as number, place.name as place, v.sku, -sum(m.change)::int as quantity
    from stock_movements m join stock_places place on place.id = m.place_id join variants v on v.id = m.variant_id
    where m.order_number = any (${sql.param([...orderNumbers])}::text[]) and m.reason in ('sold', 'cancelled', 'returned')
    group by m.order_number, place.id, v.id
    having sum(m.change) < 0
    order by place.position, place.id, v.product_id, v.position`)
  const rowsOf = Map.groupBy(rows, ({ number }) => number)
  return (number) => {
    const byPlace = Map.groupBy(rowsOf.get(number) ?? [], ({ place }) => place)
    return [...byPlace].map(([place, there]) => ({
      place,
      pieces: there.map(({ sku, quantity }) => ({ sku, quantity })),
    }))
  }
}
