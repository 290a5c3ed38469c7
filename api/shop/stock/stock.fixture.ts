import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { placeStock, stockMovements, stockPlaces } from '../../platform/db/schema.ts'
import { asc, eq } from 'drizzle-orm'
import { onlyRow } from '../../platform/db/only-row.ts'
import { readPiecesByPlace } from './place-queries.ts'

/** Returns variants whose movements do not add up to their stock, in all or at a place. */
export async function wrongStocks(db: Db): Promise<object[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select v.id, v.stock, coalesce(sum(m.change), 0)::int as moved, (array_agg(m.stock order by m.id desc))[1] as last
    from variants v left join stock_movements m on m.variant_id = v.id group by v.id
    having v.stock <> coalesce(sum(m.change), 0) or v.stock <> coalesce((array_agg(m.stock order by m.id desc))[1], 0)`)
  return [...rows, ...(await wrongPlaces(db))]
}

async function wrongPlaces(db: Db): Promise<object[]> {
  const { rows } = await db.execute<{ variant: number }>(sql`
    select v.id as variant, here.place_id as place, here.pieces, coalesce(moved.pieces, 0)::int as moved
    from variants v cross join lateral pieces_by_place(v.id, v.stock) here
      left join lateral (
        select sum(change) as pieces from stock_movements
        where variant_id = v.id and place_id = here.place_id) moved on true
    where here.pieces < 0 or here.pieces <> coalesce(moved.pieces, 0)`)
  return rows
}

/** Adds a showroom after the other places. */
export async function givenPlace(db: Db, values: Partial<typeof stockPlaces.$inferInsert> = {}): Promise<number> {
  const position = (await db.$count(stockPlaces)) + 1
  const place = { name: `Showroom ${position}`, kind: 'showroom' as const, position, ...values }
  return onlyRow(await db.insert(stockPlaces).values(place).returning({ id: stockPlaces.id })).id
}

/** Returns the pieces of a variant by place, in the order of places; [] while no place but the main one has had it. */
export async function placesOf(db: Db, variantId: number): Promise<number[]> {
  if ((await db.$count(placeStock, eq(placeStock.variantId, variantId))) === 0) return []
  return (await readPiecesByPlace(db, [variantId])).get(variantId)!.map(({ pieces }) => pieces)
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
