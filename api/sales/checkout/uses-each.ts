import { and, eq, inArray, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm'
import { defined } from '#domain/defined.ts'
import { emailKey } from '../../people/accounts/email-address.ts'
import type { Db } from '../../platform/db/client.ts'
import { orderReductions, orders, users } from '../../platform/db/schema.ts'
import { isUnpaid } from '../orders/held-pieces.ts'
import type { OfferedPromotion } from '../../shop/promotions/promotion-rows.ts'

/** Identifies the orders of one customer. A guest has no account; `email` and `phoneIndex` may be unknown. */
export type Customer = { userId: string | null; email: string; phoneIndex: Buffer | null }

/** The customer as a quote knows them: a guest is nobody until the order. */
export function asInQuote(userId: string | null): Customer {
  return { userId, email: '', phoneIndex: null }
}

/**
 * The same promotions, those with a limit per customer with what is left of it for this one. Orders that were cancelled
 * do not count.
 */
export async function limitUsesEach(
  db: Db,
  promotions: readonly OfferedPromotion[],
  customer: Customer,
): Promise<OfferedPromotion[]> {
  const limited = promotions.filter(({ maxUsesEach }) => maxUsesEach !== null).map(({ id }) => id)
  const isTheirs = limited.length > 0 && ordersOf(db, customer)
  if (!isTheirs) return [...promotions]
  const rows = await db
    .select({ id: orderReductions.promotionId, uses: sql<number>`count(*)::int` })
    .from(orderReductions)
    .innerJoin(orders, eq(orders.id, orderReductions.orderId))
    .where(and(inArray(orderReductions.promotionId, limited), ne(orders.state, 'cancelled'), isTheirs))
    .groupBy(orderReductions.promotionId)
  const uses = new Map(rows.map((row) => [row.id, row.uses]))
  return promotions.map((one) => {
    return one.maxUsesEach === null ? one : { ...one, usesLeftEach: one.maxUsesEach - (uses.get(one.id) ?? 0) }
  })
}

/** The same for an order that is about to be written: of several at once, each counts the ones before it. */
export async function holdUsesEach(
  tx: Db,
  promotions: readonly OfferedPromotion[],
  customer: Customer,
): Promise<OfferedPromotion[]> {
  const limited = promotions.filter(({ maxUsesEach }) => maxUsesEach !== null)
  for (const { id } of limited.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    await lockUses(tx, id)
  }
  return limitUsesEach(tx, promotions, customer)
}

/** Orders with this promotion wait until the transaction ends. */
export async function lockUses(tx: Db, promotionId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uses of promotion ${promotionId}`}, 0))`)
}

/**
 * Orders of a guest by email address and phone number, as typed. A stranger can type a member's, too, so what a guest has
 * neither paid for nor had confirmed does not count against a member.
 */
function ordersOf(db: Db, { userId, email, phoneIndex }: Customer): SQL | undefined {
  const byContact = or(
    email === '' ? undefined : sql`lower(${orders.email}) = ${emailKey(email)}`,
    phoneIndex === null ? undefined : eq(orders.phoneIndex, phoneIndex),
  )
  if (userId === null) return byContact
  const ofAccount = sql`(select lower(${users.email}) from ${users} where ${users.id} = ${userId})`
  const isUnproved = and(isNull(orders.userId), eq(orders.state, 'pending'), isUnpaid(db))
  return or(
    eq(orders.userId, userId),
    and(or(sql`lower(${orders.email}) = ${ofAccount}`, byContact), not(defined(isUnproved, 'condition'))),
  )
}
