import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { CART_KEPT_DAYS } from '#domain/cart/cart.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { cartLines, carts, users } from '../../platform/db/schema.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { type CartOwner, isOf, isOfKind, ownerColumns, type Shopper } from './cart-owner.ts'
import { deleteInPortions } from '../../platform/jobs/delete-in-portions.ts'

const touched = { touchedAt: sql`now()` }
const changed = { ...touched, changedAt: sql`now()` }

/**
 * Locks the owner's cart until the end of the transaction and returns its id. Every change of a cart locks it first; a
 * guest's cart is locked before an account's.
 */
export async function lockCart(tx: Db, owner: CartOwner): Promise<string | undefined> {
  const [cart] = await tx.update(carts).set(changed).where(isOf(owner)).returning({ id: carts.id })
  return cart?.id
}

/** Locks the shopper's cart, creating it when absent. Returns undefined when the account does not exist (any more). */
export async function lockOrMakeCart(tx: Db, shopper: Shopper): Promise<string | undefined> {
  return (await lockCart(tx, shopper)) ?? makeCart(tx, shopper)
}

async function makeCart(tx: Db, shopper: Shopper): Promise<string | undefined> {
  if (shopper.kind === 'user' && !(await holdUser(tx, shopper.key))) return undefined
  const values = shopper.kind === 'user' ? { userId: shopper.key } : { guestKey: shopper.key }
  const cart = onlyRow(
    await tx
      .insert(carts)
      .values(values)
      // A concurrent request may have created it a moment ago.
      .onConflictDoUpdate({ target: ownerColumns[shopper.kind], set: changed })
      .returning({ id: carts.id }),
  )
  return cart.id
}

/** Locks the account, since a concurrent deletion would violate the foreign key. */
async function holdUser(tx: Db, id: string) {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share')
  return user
}

export async function hasCart(db: Db, owner: CartOwner): Promise<boolean> {
  const found = await db.select({ id: carts.id }).from(carts).where(isOf(owner))
  return found.length > 0
}

export async function hasLines(db: Db, { kind, key }: CartOwner): Promise<boolean> {
  const statement = prepared(db, `cart_has_lines_${kind}`, (name) =>
    db
      .select({ id: cartLines.id })
      .from(carts)
      .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
      .where(isOfKind(kind))
      .limit(1)
      .prepare(name),
  )
  const found = await statement.execute({ key })
  return found.length > 0
}

export async function touchCart(db: Db, owner: CartOwner): Promise<void> {
  await db.update(carts).set(touched).where(isOf(owner))
}

export async function findSharedCart(db: Db, key: Buffer): Promise<string | undefined> {
  const [cart] = await db
    .select({ id: carts.id })
    .from(carts)
    .where(isOf({ kind: 'share', key }))
  return cart?.id
}

export async function insertSharedCart(tx: Db, shareKey: Buffer) {
  return onlyRow(await tx.insert(carts).values({ shareKey }).returning({ id: carts.id, createdAt: carts.createdAt }))
}

/** Deletes guest carts that were unused for CART_KEPT_DAYS, and shared carts of that age. */
async function deleteOldCarts(db: Db, signal: AbortSignal | undefined): Promise<void> {
  const limit = sql`now() - make_interval(days => ${CART_KEPT_DAYS})`
  await deleteInPortions(db, carts, and(isNull(carts.userId), lt(carts.touchedAt, limit)), signal)
}

/** Daily job that deletes old carts of guests, and old shared carts. */
export async function cleanCarts(
  _data: JobData['clean-carts'],
  { db }: { db: Db },
  signal?: AbortSignal,
): Promise<void> {
  await deleteOldCarts(db, signal)
}
