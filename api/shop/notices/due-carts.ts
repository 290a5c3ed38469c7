import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { CART_REMINDER_EVERY_DAYS, CART_RESTS_HOURS } from '#domain/notices/notices.ts'
import type { Db } from '../../platform/db/client.ts'
import { cartLines, carts, orders, products, subscriptions, users, variants } from '../../platform/db/schema.ts'
import type { Run } from './due-queries.ts'
import { languageOfReader, pieceColumns } from './piece-rows.ts'
import { canBeTold } from './sms-room.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Locks and returns some reminders that are due. It skips those that another transaction has locked. */
export function takeDueCarts(tx: Db, { at, hasRoom }: Run, most: number) {
  return tx
    .select({
      id: subscriptions.id,
      person: subscriptions.person,
      cartId: carts.id,
      changedAt: carts.changedAt,
      userName: users.name,
      email: sql<string | null>`coalesce(${users.email}, ${subscriptions.email})`,
      phone: subscriptions.phone,
      language: languageOfReader,
    })
    .from(subscriptions)
    .leftJoin(users, eq(users.id, subscriptions.userId))
    .innerJoin(carts, or(eq(carts.userId, subscriptions.userId), eq(carts.id, subscriptions.cartId)))
    .where(and(isDue(at), canBeTold(at, hasRoom)))
    .orderBy(asc(subscriptions.askedAt), asc(subscriptions.id))
    .limit(most)
    .for('update', { of: subscriptions, skipLocked: true })
}

/** Reads what can still be bought of these carts, in the language of each reader, oldest lines first. */
export function readCartPieces(tx: Db, subscriptionIds: readonly string[]) {
  return tx
    .select({ ...pieceColumns, id: subscriptions.id, quantity: cartLines.quantity })
    .from(subscriptions)
    .leftJoin(users, eq(users.id, subscriptions.userId))
    .innerJoin(carts, or(eq(carts.userId, subscriptions.userId), eq(carts.id, subscriptions.cartId)))
    .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(inArray(subscriptions.id, [...subscriptionIds]), isBuyable))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.id))
}

export async function noteReminded(tx: Db, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ toldAt: at })
    .where(inArray(subscriptions.id, [...ids]))
}

const isBuyable = and(eq(cartLines.isSaved, false), products.listed, gt(variants.stock, 0))

/**
 * A cart is due once it has rested, and if it still holds something and its owner has ordered nothing since. It is
 * mentioned once; a changed cart is another one, after some days.
 */
function isDue(at: Date): SQL | undefined {
  const rested = new Date(at.getTime() - CART_RESTS_HOURS * HOUR_MS)
  const longAgo = new Date(at.getTime() - CART_REMINDER_EVERY_DAYS * DAY_MS)
  return and(
    eq(subscriptions.kind, 'cart-reminder'),
    isNotNull(subscriptions.confirmedAt),
    isNull(users.blockedAt),
    lte(carts.changedAt, rested),
    lte(subscriptions.confirmedAt, rested),
    or(isNull(subscriptions.toldAt), gt(carts.changedAt, subscriptions.toldAt)),
    sql`not exists (select from subscriptions told where told.person = ${subscriptions.person}
      and told.kind = 'cart-reminder' and told.told_at > ${longAgo.toISOString()}::timestamptz)`,
    sql`exists (select from ${cartLines} join ${variants} on ${variants.id} = ${cartLines.variantId}
      join ${products} on ${products.id} = ${variants.productId}
      where ${cartLines.cartId} = ${carts.id} and ${isBuyable})`,
    sql`not exists (select from ${orders} where ${orders.placedAt} >= ${carts.changedAt}
      and (${orders.userId} = ${subscriptions.userId} or ${orders.phoneIndex} = ${subscriptions.phoneIndex}
        or lower(${orders.email}) = lower(coalesce(${users.email}, ${subscriptions.email}))))`,
  )
}
