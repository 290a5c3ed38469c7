import { eq, sql } from 'drizzle-orm'
import { carts } from '../../platform/db/schema.ts'

/**
 * Owner of a cart: an account, or a guest identified by the hash of a key (api/platform/secrets/hash.ts). `isNew`: the
 * key was made for this request, so that nothing belongs to it yet.
 */
export type Shopper = { kind: 'user'; key: string } | { kind: 'guest'; key: Buffer; isNew?: boolean }

/** Owner of a cart, or the key of a shared cart's link. */
export type CartOwner = Shopper | { kind: 'share'; key: Buffer }

export const ownerColumns = { user: carts.userId, guest: carts.guestKey, share: carts.shareKey } as const

export function isOf({ kind, key }: CartOwner) {
  return eq(ownerColumns[kind], key)
}

/** Returns the condition for a prepared statement, which takes the owner's `key` as a parameter. */
export function isOfKind(kind: CartOwner['kind']) {
  return eq(ownerColumns[kind], sql.placeholder('key'))
}
