import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { stockMovements } from '../../platform/db/schema.ts'
import { asc, eq } from 'drizzle-orm'

/** Returns variants whose movements do not add up to their stock. */
export async function wrongStocks(db: Db): Promise<object[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select v.id, v.stock, coalesce(sum(m.change), 0)::int as moved, (array_agg(m.stock order by m.id desc))[1] as last
    from variants v left join stock_movements m on m.variant_id = v.id group by v.id
    having v.stock <> coalesce(sum(m.change), 0) or v.stock <> coalesce((array_agg(m.stock order by m.id desc))[1], 0)`)
  return rows
}

/** Returns the movements as [change, reason, order number], oldest first. */
export async function movementsOf(db: Db, variantId: number) {
  const rows = await db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.variantId, variantId))
    .orderBy(asc(stockMovements.id))
  return rows.map(({ change, reason, orderNumber }) => [change, reason, orderNumber])
}

/** Sells a piece as the statement of an order does (api/sales/checkout/order-queries.ts), and announces nothing. */
export function sellUnannounced(db: Db, variantId: string, orderNumber = 'KST-UNANNOUNCED'): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      select set_config('kastha.placing', 'on', true), set_config('kastha.stock_reason', 'sold', true),
        set_config('kastha.stock_order', ${orderNumber}, true)`)
    await tx.execute(sql`update variants set stock = stock - 1 where id = ${Number(variantId)}`)
  })
}
