import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Returns the hash under which the database stores a token or key. A plain hash is enough, because nobody guesses 256
 * random bits.
 */
export function sha256(text: string | Buffer): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Compares in a time that tells nothing about the right secret. */
export function isSameSecret(given: string | Buffer, right: string | Buffer): boolean {
  return timingSafeEqual(sha256(given), sha256(right))
}
