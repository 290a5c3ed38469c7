import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { MovementsQuery, StockMovement } from '#contract/admin/stock.ts'
import { numericIds, sayingAny } from '../../platform/records/conditions.ts'
import { pageOf } from '../../platform/records/page-of.ts'
import type { Db } from '../../platform/db/client.ts'
import { products, staff, stockMovements, variants } from '../../platform/db/schema.ts'
import { colorIn } from '../../platform/language/localized.ts'
import { variantColor } from '../catalog/color-rows.ts'

/** Reads one page of stock movements. */
export async function readMovements(db: Db, query: MovementsQuery): Promise<{ items: StockMovement[]; total: number }> {
  const where = movementFilter(query)
  const { limit, offset } = pageOf(query)
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        id: stockMovements.id,
        variantId: variants.id,
        productId: products.id,
        name: products.name,
        sku: variants.sku,
        color: variantColor,
        size: variants.size,
        type: variants.type,
        change: stockMovements.change,
        stock: stockMovements.stock,
        reason: stockMovements.reason,
        orderNumber: stockMovements.orderNumber,
        staffName: staff.name,
        note: stockMovements.note,
        at: stockMovements.at,
      })
      .from(stockMovements)
      .innerJoin(variants, eq(variants.id, stockMovements.variantId))
      .innerJoin(products, eq(products.id, variants.productId))
      .leftJoin(staff, eq(staff.id, stockMovements.staffId))
      .where(where)
      .orderBy(query.sort === 'id' ? asc(stockMovements.id) : desc(stockMovements.id))
      .limit(limit)
      .offset(offset),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(stockMovements)
      .innerJoin(variants, eq(variants.id, stockMovements.variantId))
      .innerJoin(products, eq(products.id, variants.productId))
      .where(where),
  ])
  const items = rows.map((row) => ({ ...row, color: colorIn(row.color, 'en'), at: row.at.toISOString() }))
  return { items, total: counted!.total }
}

function movementFilter({ q, ids, variantId, productId, reason, orderNumber, from, to }: MovementsQuery) {
  const day = sql`(${stockMovements.at} at time zone 'Asia/Kathmandu')::date`
  return and(
    ids && inArray(stockMovements.id, numericIds(ids)),
    sayingAny(q, products.name, variants.sku),
    variantId === undefined ? undefined : eq(variants.id, variantId),
    productId === undefined ? undefined : eq(products.id, productId),
    reason && eq(stockMovements.reason, reason),
    orderNumber === undefined ? undefined : eq(stockMovements.orderNumber, orderNumber),
    from === undefined ? undefined : sql`${day} >= ${from}`,
    to === undefined ? undefined : sql`${day} <= ${to}`,
  )
}
