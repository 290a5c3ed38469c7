import { createHash, randomBytes } from 'node:crypto'

const KEY_BYTES = 32

/** What opens a guest's or a shared cart: nobody can guess it, and the database does not know it (`hashOfKey`). */
export function newCartKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url')
}

/** By which the cart is found. Keys are too long to be tried, so that no salt is needed. */
export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
