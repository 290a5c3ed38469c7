import { randomBytes, randomInt } from 'node:crypto'
import { ORDER_NUMBER_LOT_LENGTH, ORDER_NUMBER_CHARACTERS } from '#domain/orders/order-number.ts'
import { sha256 } from './hash.ts'

const TOKEN_BYTES = 32

/** Returns a secret for a cookie or a link, and the hash that the database stores. */
export function newRandomToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, tokenHash: sha256(token) }
}

const KEY_BYTES = 32

/** Returns a random key that opens a guest's or a shared cart. The database stores only its hash (`sha256`). */
export function newCartKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url')
}

/** Draws the part of an order, request or message number that nobody can guess. */
export function drawnLot(): string {
  return randomCharacters(ORDER_NUMBER_CHARACTERS, ORDER_NUMBER_LOT_LENGTH)
}

/** @returns `length` characters of `alphabet`, each equally likely */
export function randomCharacters(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}
