import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Returns the hash under which the database stores a token or key. A plain hash is enough, because nobody guesses 256
 * random bits.
 */
export function sha256(text: string | Buffer): Buffer {
  return createHash('sha256').update(text).digest()
}

/**
 * Returns a UUID (version 8 of RFC 9562: custom) that is the same for the same text. It is a hash, so nobody who has seen it
 * learns the text.
 */
export function uuidOf(text: string): string {
  const bytes = sha256(text)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Compares in a time that tells nothing about the right secret. */
export function isSameSecret(given: string | Buffer, right: string | Buffer): boolean {
  return timingSafeEqual(sha256(given), sha256(right))
}
