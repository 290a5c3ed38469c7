import { sql, type SQL } from 'drizzle-orm'
import { onlyRow } from '../../../platform/db/only-row.ts'
import type { Db } from '../../../platform/db/client.ts'

/**
 * Reads how many pieces of a variant have to be at a place: those for sale, and those set aside for orders that have not
 * left yet.
 */
export async function readPiecesDue(db: Db, variantId: number, placeId: number): Promise<number> {
  const { rows } = await db.execute<{ due: number }>(sql`
    select coalesce(here.pieces, 0) + ${piecesAside(sql`variants.id`, placeId)} as due
    from variants left join lateral pieces_by_place(variants.id, variants.stock) here on here.place_id = ${placeId}
    where variants.id = ${variantId}`)
  return onlyRow(rows).due
}

/** Pieces of a variant that are set aside at a place. What an order has sent so far came from its places in their order. */
export function piecesAside(variant: SQL, placeId: number): SQL<number> {
  return sql<number>`(
    with waiting as (
      select orders.id, orders.number from orders
      where state in ('pending', 'confirm') and id in (select order_id from order_lines where variant_id = ${variant})
    ), gone as (
      select waiting.number, sum(part.quantity) as pieces
      from waiting join deliveries on deliveries.order_id = waiting.id and deliveries.state in ('out', 'delivered')
        join delivery_lines part on part.delivery_id = deliveries.id
        join order_lines line on line.order_id = part.order_id and line.position = part.position
      where line.variant_id = ${variant}
      group by waiting.number
    ), taken as (
      select order_number as number, place_id, -sum(change) as pieces,
        coalesce(sum(-sum(change)) over (
          partition by order_number order by place_id rows between unbounded preceding and 1 preceding), 0) as before
      from stock_movements
      where order_number in (select number from waiting) and variant_id = ${variant}
        and reason in ('sold', 'cancelled', 'returned')
      group by order_number, place_id
      having sum(change) < 0
    )
    select coalesce(sum(taken.pieces - least(taken.pieces, greatest(0, coalesce(gone.pieces, 0) - taken.before))), 0)::int
    from taken left join gone on gone.number = taken.number
    where taken.place_id = ${placeId})`
}
