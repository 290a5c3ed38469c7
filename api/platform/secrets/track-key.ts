import { createHmac, type KeyObject } from 'node:crypto'
import { SHORT_KEY_LENGTH, SHORT_KEY_LETTERS, shortToken } from '#domain/orders/short-token.ts'
import { isSameSecret } from './hash.ts'

/**
 * Returns the key that opens an order for anyone who has it, as in the links of its mails: 43 characters.
 *
 * @param orderKey  from the server's secrets
 * @param number    formatted as in domain/orders/order-number.ts
 */
export function trackKey(orderKey: KeyObject, number: string): string {
  return createHmac('sha256', orderKey).update(number).digest('base64url')
}

/** Returns the end of the link of an order or ticket in an SMS. Its short key opens both like `trackKey`. */
export function shortTokenOf(key: KeyObject, number: string): string {
  return shortToken(number, shortKey(key, number))
}

function shortKey(orderKey: KeyObject, number: string): string {
  const hash = createHmac('sha256', orderKey).update(`${number}:short`).digest().subarray(0, SHORT_KEY_LENGTH)
  return Array.from(hash, (byte) => SHORT_KEY_LETTERS.charAt(byte % SHORT_KEY_LETTERS.length)).join('')
}

/**
 * Returns the key that opens an order for reading, for a caller who named its number and its phone number or email
 * address. Both are on the delivery sheet, so this key allows nothing else (decision 033).
 */
export function contactKey(orderKey: KeyObject, number: string): string {
  return trackKey(orderKey, byContact(number))
}

export function isContactKey(orderKey: KeyObject, number: string, key: string): boolean {
  return isSameSecret(key, contactKey(orderKey, number))
}

function byContact(number: string): string {
  return `${number}:contact`
}

/** Returns whether a key opens all of an order: that of the links in mails, or that in SMS. */
export function isTrackKey(orderKey: KeyObject, number: string, key: string): boolean {
  return isSameSecret(key, key.length === SHORT_KEY_LENGTH ? shortKey(orderKey, number) : trackKey(orderKey, number))
}
