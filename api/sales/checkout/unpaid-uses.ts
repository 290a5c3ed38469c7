import { and, eq, sql, type SQL } from 'drizzle-orm'
import { mayUseUnpaid, type UnpaidUses } from '#domain/promotions/unpaid-uses.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Db } from '../../platform/db/client.ts'
import { orderReductions, orders } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import type { OfferedPromotion } from '../../shop/promotions/promotion-rows.ts'
import { isIn, isOfNewBuyer, isUnpaid, RETRY_AFTER_S, type Buyers } from '../orders/held-pieces.ts'
import { lockUses } from './uses-each.ts'

/**
 * Orders that nobody has paid could otherwise use up a coupon for everybody. Call it for an order of a guest, or of an
 * account of which the shop has confirmed no order. Of several at once, each counts the ones before it.
 *
 * @param applied  what reduces the order
 * @throws AppError too_many_requests
 */
export async function refuseTooManyUnpaidUses(
  tx: Db,
  applied: readonly OfferedPromotion[],
  buyers: Pick<Buyers, 'network' | 'neighborhood'>,
): Promise<void> {
  // Nobody can leave out an offer without a code.
  const coupon = applied.find(({ code, maxUses }) => code !== null && maxUses !== null)
  if (!coupon) return
  await lockUses(tx, coupon.id)
  if (mayUseUnpaid(coupon.maxUses!, await countUnpaidUses(tx, coupon.id, buyers))) return
  throw new AppError('too_many_requests', say('checkout.coupon-in-unpaid-orders'), undefined, RETRY_AFTER_S)
}

const count = (which: SQL) => sql<number>`count(*) filter (where ${which})::int`

/** Counts the uses of a coupon in unpaid orders of guests and new accounts. */
async function countUnpaidUses(
  tx: Db,
  couponId: string,
  { network, neighborhood }: Pick<Buyers, 'network' | 'neighborhood'>,
): Promise<UnpaidUses> {
  const isNear = isIn(orders.neighborhood, neighborhood)
  return onlyRow(
    await tx
      .select({ all: count(sql`true`), near: count(isNear), here: count(isIn(orders.network, network)) })
      .from(orderReductions)
      .innerJoin(orders, eq(orders.id, orderReductions.orderId))
      .where(
        and(eq(orderReductions.promotionId, couponId), eq(orders.state, 'pending'), isUnpaid(tx), isOfNewBuyer(tx)),
      ),
  )
}
