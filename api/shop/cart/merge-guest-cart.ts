import { mergeLines } from '#domain/cart/merge-carts.ts'
import type { Db } from '../../platform/db/client.ts'
import { applyMerge, holdVariantsOf, offersOf } from './apply-merge.ts'
import { sha256 } from '../../platform/secrets/hash.ts'
import type { Shopper } from './cart-owner.ts'
import { inCartTurn } from './change-cart.ts'
import { hasLines, lockCart, lockOrMakeCart } from './cart-queries.ts'
import { deleteAllLines, readLines, updateLine } from './line-queries.ts'
import { moveNotices } from './notice-queries.ts'

/**
 * Moves everything from a guest's cart into the account's cart. Quantities add up, at most 10 per line and never over
 * stock; notices in the account's cart report cuts. The guest's cart is empty afterwards, so repeating the merge does
 * nothing. It runs at login and on every cart request of an account: a tab unaware of the login may have added items, or
 * a crash may have prevented an earlier merge.
 *
 * @param guestKey  from the browser's cookie; undefined without one
 */
export async function mergeGuestCart(db: Db, userId: string, guestKey: string | undefined): Promise<void> {
  if (guestKey === undefined) return
  const guest = { kind: 'guest', key: sha256(guestKey) } as const
  if (!(await hasLines(db, guest))) return
  const account = { kind: 'user', key: userId } as const
  await inCartTurn(account, () => db.transaction((tx) => merge(tx, guest, account)))
}

/** Merges in one transaction. Lock order: the guest's cart before the account's, as everywhere. */
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
