import { createHash, randomBytes, randomInt } from 'node:crypto'
import { ORDER_NUMBER_LOT_LENGTH, ORDER_NUMBER_CHARACTERS } from '#domain/orders/order-number.ts'

const TOKEN_BYTES = 32

/** Returns a secret for a cookie or a link, and the hash that the database stores. */
export function newRandomToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, tokenHash: hashOfToken(token) }
}

/** A plain hash is enough, because nobody guesses 256 random bits. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

const KEY_BYTES = 32

/** Returns a random key that opens a guest's or a shared cart. The database stores only its hash (`hashOfKey`). */
export function newCartKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url')
}

/** Returns the hash by which a cart is found. Keys are too long to guess, so no salt is needed. */
export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

/** Draws the part of an order, request or message number that nobody can guess. */
export function drawnLot(): string {
  return randomCharacters(ORDER_NUMBER_CHARACTERS, ORDER_NUMBER_LOT_LENGTH)
}

/** @returns `length` characters of `alphabet`, each equally likely */
export function randomCharacters(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}
