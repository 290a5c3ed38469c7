import { createHash, randomBytes } from 'node:crypto'

const KEY_BYTES = 32

/** Returns a random key that opens a guest's or a shared cart. The database stores only its hash (`hashOfKey`). */
export function newCartKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url')
}

/** Returns the hash by which a cart is found. Keys are too long to guess, so no salt is needed. */
export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
