import { mergeLines } from '#domain/merge-carts.ts'
import type { Db } from '../../platform/db/client.ts'
import { applyMerge, holdVariantsOf, offersOf } from './apply-merge.ts'
import { hashOfKey } from '../../platform/secrets/cart-key.ts'
import type { Shopper } from './cart-owner.ts'
import { hasLines, lockCart, lockOrMakeCart } from './cart-queries.ts'
import { deleteAllLines, readLines, updateLine } from './line-queries.ts'
import { moveNotices } from './notice-queries.ts'

/**
 * Moves everything from a guest's cart into that of an account: quantities add up, at most 10 a line and never over
 * stock; notices in the account's cart say what could not be kept. The guest's cart is empty afterwards, so that doing it
 * again does nothing. Done at login, and whenever an account asks for its cart: a tab may have added something that had
 * not yet heard of the login, and a merge that a crash prevented is made up for.
 *
 * @param guestKey  from the browser's cookie, undefined when it has none
 */
export async function mergeGuestCart(db: Db, userId: string, guestKey: string | undefined): Promise<void> {
  if (guestKey === undefined) return
  const guest = { kind: 'guest', key: hashOfKey(guestKey) } as const
  if (await hasLines(db, guest)) await db.transaction((tx) => merge(tx, guest, { kind: 'user', key: userId }))
}

/** The guest's cart is locked first, wherever two are. */
async function merge(tx: Db, guest: Shopper, account: Shopper) {
  const from = await lockCart(tx, guest)
  const to = from && (await lockOrMakeCart(tx, account))
  if (!to) return

  const lines = await readLines(tx, from)
  const variants = await holdVariantsOf(tx, lines)
  const merged = mergeLines(await readLines(tx, to), lines, offersOf(variants))
  await moveNotices(tx, from, to)
  await applyMerge(tx, to, merged, variants, ({ id }, quantity) => updateLine(tx, id, { cartId: to, quantity }))
  await deleteAllLines(tx, from)
}
