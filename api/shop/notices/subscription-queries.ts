import { and, count, desc, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { MAX_NOTICES_OF_PRODUCT, type NoticeKind } from '#domain/notices/notices.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { carts, cartLines, products, subscriptions, users, variants } from '../../platform/db/schema.ts'
import { sha256 } from '../../platform/secrets/hash.ts'

export type NewSubscription = typeof subscriptions.$inferInsert & { askedAt: Date }
export type Subscription = typeof subscriptions.$inferSelect

const { person, kind, productId, variantId, cartId } = subscriptions
const sameRequest = [person, kind, productId, variantId, cartId]

/** Returns a variant that shoppers see, and locks it against deletion until the transaction ends. */
export async function holdVariant(tx: Db, id: number) {
  const [variant] = await tx
    .select({ id: variants.id, productId: variants.productId, price: variants.price, stock: variants.stock })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(variants.id, id), products.listed))
    .for('key share')
  return variant
}

/** Returns the id of a guest's cart that holds something. */
export async function findFilledCart(tx: Db, guestKey: string): Promise<string | undefined> {
  const [cart] = await tx
    .select({ id: carts.id })
    .from(carts)
    .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
    .where(and(eq(carts.guestKey, sha256(guestKey)), eq(cartLines.isSaved, false)))
    .limit(1)
    .for('key share', { of: carts })
  return cart?.id
}

export async function readEmail(tx: Db, userId: string): Promise<string> {
  return onlyRow(await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))).email
}

/** Counts what a person waits for. */
export async function countConfirmed(tx: Db, one: Buffer): Promise<number> {
  return tx.$count(subscriptions, and(eq(person, one), isNotNull(subscriptions.confirmedAt)))
}

/** Deletes a person's unconfirmed requests, but for the newest. */
export async function deleteOldestUnconfirmed(tx: Db, one: Buffer, kept: number): Promise<void> {
  const isUnconfirmed = and(eq(person, one), isNull(subscriptions.confirmedAt))
  const oldest = tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(isUnconfirmed)
    .orderBy(desc(subscriptions.askedAt))
    .offset(kept)
  await tx.delete(subscriptions).where(and(isUnconfirmed, inArray(subscriptions.id, oldest)))
}

/** Counts the requests about a product, up to the most that we keep. */
export async function countOfProduct(tx: Db, id: number): Promise<number> {
  const some = tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(productId, id))
    .limit(MAX_NOTICES_OF_PRODUCT)
    .as('some')
  return onlyRow(await tx.select({ count: count() }).from(some)).count
}

/**
 * Writes the request of an account, or of a guest by phone. It takes the place of an earlier one, also of a guest's with the same
 * address.
 */
export async function putOwn(tx: Db, row: NewSubscription): Promise<void> {
  if (row.kind === 'cart-reminder') await deleteReminders(tx, row.person)
  const { userId, language, price, consent, place, askedAt } = row
  await tx
    .insert(subscriptions)
    .values({ ...row, confirmedAt: askedAt })
    .onConflictDoUpdate({
      target: sameRequest,
      set: { userId, email: null, language, price, consent, place, askedAt, confirmedAt: askedAt },
    })
}

/**
 * Writes a guest's request, which waits for its confirmation. A confirmed one stays as it is.
 *
 * @returns the request that is in the table now
 */
export async function putUnconfirmed(tx: Db, row: NewSubscription): Promise<Subscription> {
  const { language, price, consent, place, askedAt } = row
  const [written] = await tx
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: sameRequest,
      set: { language, price, consent, place, askedAt },
      setWhere: isNull(subscriptions.confirmedAt),
    })
    .returning()
  if (written) return written
  const isSame = [
    eq(person, row.person),
    eq(kind, row.kind),
    sql`${productId} is not distinct from ${row.productId ?? null}`,
    sql`${variantId} is not distinct from ${row.variantId ?? null}`,
    sql`${cartId} is not distinct from ${row.cartId ?? null}`,
  ]
  return onlyRow(
    await tx
      .select()
      .from(subscriptions)
      .where(and(...isSame)),
  )
}

/** Locks and returns a request. */
export async function holdSubscription(tx: Db, id: string): Promise<Subscription | undefined> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update')
  return row
}

/** Confirms a request. A person has one reminder, so another cart's ends. */
export async function confirm(tx: Db, row: Subscription, at: Date): Promise<void> {
  if (row.kind === 'cart-reminder') await deleteReminders(tx, row.person, row.id)
  await tx.update(subscriptions).set({ confirmedAt: at }).where(eq(subscriptions.id, row.id))
}

/** Deletes the reminders of a guest's carts, but for one. */
async function deleteReminders(tx: Db, one: Buffer, except?: string): Promise<void> {
  const isGuests = and(eq(person, one), eq(kind, 'cart-reminder'), isNull(subscriptions.userId))
  await tx.delete(subscriptions).where(and(isGuests, except === undefined ? undefined : ne(subscriptions.id, except)))
}

/** Deletes a person's requests: of one kind, or all. */
export async function unsubscribe(db: Db, one: Buffer, which: NoticeKind | 'all'): Promise<void> {
  await db.delete(subscriptions).where(and(eq(person, one), which === 'all' ? undefined : eq(kind, which)))
}

/** Deletes a request of this person, if it is theirs. */
export async function deleteOwn(db: Db, one: Buffer, id: string): Promise<void> {
  await db.delete(subscriptions).where(and(eq(subscriptions.id, id), eq(person, one)))
}

export async function deleteAll(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.delete(subscriptions).where(inArray(subscriptions.id, [...ids]))
}

/** Deletes requests that nobody has confirmed since then. */
export async function deleteUnconfirmed(db: Db, since: Date): Promise<void> {
  await db.delete(subscriptions).where(and(isNull(subscriptions.confirmedAt), lt(subscriptions.askedAt, since)))
}
