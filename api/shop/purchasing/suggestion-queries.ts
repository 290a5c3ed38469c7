import { sql } from 'drizzle-orm'
import { openPurchaseStates } from '#domain/purchasing/purchase-orders.ts'
import { SALES_WEEKS } from '#domain/purchasing/purchase-suggestions.ts'
import type { KeptColor } from '#domain/catalog/color.ts'
import type { Db } from '../../platform/db/client.ts'
import { purchaseOrders, variants } from '../../platform/db/schema.ts'
import { rememberSlow } from '../../platform/records/remember-slow.ts'
import { variantColor } from '../catalog/color-rows.ts'
import { lowStockAt } from '../stock/stock-queries.ts'

const DAYS = SALES_WEEKS * 7
const WEEK_S = 7 * 24 * 3_600

/** Pieces of variants sold in each of the last weeks, 0 for the latest; without cancelled and returned orders. */
export const readSoldByWeek = rememberSlow('pieces sold by week', async (db) => {
  const { rows } = await db.execute<{ id: number; age: number; pieces: number }>(sql`
    select line.variant_id as id, least(floor(extract(epoch from now() - placed_at) / ${WEEK_S}), ${SALES_WEEKS - 1})::int as age,
      sum(line.quantity)::int as pieces
    from orders join order_lines line on line.order_id = orders.id
    where placed_at between now() - make_interval(days => ${DAYS}) and now()
      and state not in ('cancelled', 'returned') and line.variant_id is not null
    group by 1, 2`)
  return rows
})

/** A variant that sells, as it stands now. Counts are pieces. */
export type SellingVariant = {
  id: number
  productId: number
  name: string
  sku: string
  color: KeptColor | null
  size: string | null
  type: string | null
  stock: number
  reserve: number
  weeksKnown: number
  onTheWay: number
  drafted: number
  /** Null where nobody sells it to the shop. */
  supplier: {
    id: number
    name: string
    cost: number
    others: number
    leadDays: number
    minimum: number
    pack: number
  } | null
}

/**
 * Reads published variants with what is ordered of them or in transit between places, and the supplier that sells each for least.
 *
 * @param supplierId  only this one, and only what it sells
 */
export async function readSelling(
  db: Db,
  ids: readonly number[],
  supplierId: number | undefined,
): Promise<SellingVariant[]> {
  const states = sql.param([...openPurchaseStates])
  const { rows } = await db.execute<SellingVariant>(sql`
    with ordered as (
      select line.variant_id,
        coalesce(sum(greatest(line.quantity - line.received, 0)) filter (where ${purchaseOrders.state} <> 'draft'), 0)::int as coming,
        coalesce(sum(line.quantity) filter (where ${purchaseOrders.state} = 'draft'), 0)::int as drafted
      from ${purchaseOrders} join purchase_order_lines line on line.order_id = ${purchaseOrders.id}
      where ${purchaseOrders.state} = any(${states}::text[]) and line.variant_id is not null
      group by line.variant_id
    ), moving as (
      select line.variant_id, sum(line.sent)::int as pieces
      from stock_transfers transfer join stock_transfer_lines line on line.transfer_id = transfer.id
      where transfer.received_at is null
      group by line.variant_id
    )
    select ${variants.id}, products.id as "productId", products.name, ${variants.sku}, ${variantColor} as color,
      ${variants.size}, ${variants.type}, ${variants.stock}, ${lowStockAt} as reserve,
      greatest(1, ceil(extract(epoch from now() - products.created_at) / ${WEEK_S}))::int as "weeksKnown",
      coalesce(ordered.coming, 0) + coalesce(moving.pieces, 0) as "onTheWay", coalesce(ordered.drafted, 0) as drafted, cheapest.supplier
    from ${variants} join products on products.id = ${variants.productId}
    left join ordered on ordered.variant_id = ${variants.id}
    left join moving on moving.variant_id = ${variants.id}
    left join lateral (
      select jsonb_build_object('id', seller.id, 'name', seller.name, 'cost', item.cost, 'minimum', item.minimum,
        'pack', item.pack, 'leadDays', seller.lead_days, 'others', count(*) over () - 1) as supplier
      from supplier_items item join suppliers seller on seller.id = item.supplier_id
      where item.variant_id = ${variants.id} and seller.is_active
        and (${supplierId ?? null}::int is null or seller.id = ${supplierId ?? null}::int)
      order by item.cost, seller.lead_days, seller.id limit 1
    ) cheapest on true
    where ${variants.id} = any(${sql.param([...ids])}::int[]) and products.published
      and (${supplierId ?? null}::int is null or cheapest.supplier is not null)`)
  return rows
}

/** Reads the pieces of these variants in open orders of customers. */
export async function readReserved(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; pieces: number }>(sql`
    select line.variant_id as id, sum(line.quantity)::int as pieces
    from orders join order_lines line on line.order_id = orders.id
    where orders.state in ('pending', 'confirm') and line.variant_id = any(${sql.param([...ids])}::int[])
    group by 1`)
  return new Map(rows.map(({ id, pieces }) => [id, pieces]))
}
