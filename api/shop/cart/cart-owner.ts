import { eq, sql } from 'drizzle-orm'
import { carts } from '../../platform/db/schema.ts'

/** Whose cart is meant: an account's, or that of a guest, whose key is a hash (cart-key.ts). */
export type Shopper = { kind: 'user'; key: string } | { kind: 'guest'; key: Buffer }

/** The same, or whoever has the link to a shared cart. */
export type CartOwner = Shopper | { kind: 'share'; key: Buffer }

export const ownerColumns = { user: carts.userId, guest: carts.guestKey, share: carts.shareKey } as const

export function isOf({ kind, key }: CartOwner) {
  return eq(ownerColumns[kind], key)
}

/** The same in a prepared statement, which is then executed with the owner's `key`. */
export function isOfKind(kind: CartOwner['kind']) {
  return eq(ownerColumns[kind], sql.placeholder('key'))
}
