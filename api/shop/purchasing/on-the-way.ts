import { and, asc, eq, sql } from 'drizzle-orm'
import type { OnTheWay } from '#contract/admin/purchasing.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { isLatePurchase } from '#domain/purchasing/purchase-orders.ts'
import type { Db } from '../../platform/db/client.ts'
import { purchaseOrderLines, purchaseOrders, variants } from '../../platform/db/schema.ts'
import { isAwaited } from './purchase-rows.ts'

/** Reads what suppliers still owe of a product, the earliest first. */
export async function readOnTheWay(db: Db, productId: number): Promise<OnTheWay> {
  const { variantId, orderId, quantity, received } = purchaseOrderLines
  const { id, number, state, expectedOn } = purchaseOrders
  const rows = await db
    .select({
      variantId: variants.id,
      purchaseId: id,
      number,
      state,
      pieces: sql<number>`${quantity} - ${received}`,
      expectedOn,
    })
    .from(purchaseOrderLines)
    .innerJoin(variants, eq(variants.id, variantId))
    .innerJoin(purchaseOrders, eq(id, orderId))
    .where(and(eq(variants.productId, productId), isAwaited, sql`${quantity} > ${received}`))
    .orderBy(asc(expectedOn), asc(id))
  const today = nepalDay(new Date())
  return {
    items: rows.map(({ state: now, ...row }) => ({ ...row, isLate: isLatePurchase({ ...row, state: now }, today) })),
  }
}
