import { and, eq } from 'drizzle-orm'
import type { PromotionUsesQuery } from '#contract/admin/promotions.ts'
import { orderOf, pageOf } from '../../../platform/records/page-of.ts'
import { sayingAny } from '../../../platform/records/conditions.ts'
import type { Db } from '../../../platform/db/client.ts'
import { orderReductions, orders } from '../../../platform/db/schema.ts'

/** Lists the orders that used a promotion, with the discount. */
export async function listPromotionUses(db: Db, promotionId: string, query: PromotionUsesQuery) {
  const { id, number, state, placedAt } = orders
  const { amount } = orderReductions
  const isItsOrder = eq(orderReductions.promotionId, promotionId)
  const wanted = and(isItsOrder, sayingAny(query.q, number))
  const rows = db
    .select({ id, number, state, placedAt, amount })
    .from(orderReductions)
    .innerJoin(orders, eq(orders.id, orderReductions.orderId))
    .where(wanted)
  const { limit, offset } = pageOf(query)
  const [items, total] = await Promise.all([
    rows
      .orderBy(...orderOf(query.sort, { placedAt, amount }, id))
      .limit(limit)
      .offset(offset),
    db.$count(
      db.select({ id }).from(orderReductions).innerJoin(orders, eq(orders.id, orderReductions.orderId)).where(wanted),
    ),
  ])
  return { items, total }
}
