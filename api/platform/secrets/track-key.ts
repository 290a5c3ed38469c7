import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'

/**
 * Returns the key that opens an order for anyone who has it, as in the links of its mails: 43 characters.
 *
 * @param orderKey  from the server's secrets
 * @param number    formatted as in domain/orders/order-number.ts
 */
export function trackKey(orderKey: KeyObject, number: string): string {
  return createHmac('sha256', orderKey).update(number).digest('base64url')
}

/**
 * Returns the key that opens an order for reading, for a caller who named its number and its phone number or email
 * address. Both are on the delivery sheet, so this key allows nothing else (decision 033).
 */
export function contactKey(orderKey: KeyObject, number: string): string {
  return trackKey(orderKey, byContact(number))
}

export function isContactKey(orderKey: KeyObject, number: string, key: string): boolean {
  return isTrackKey(orderKey, byContact(number), key)
}

function byContact(number: string): string {
  return `${number}:contact`
}

/** Compares in constant time. */
export function isTrackKey(orderKey: KeyObject, number: string, key: string): boolean {
  const right = Buffer.from(trackKey(orderKey, number))
  const given = Buffer.from(key)
  return given.length === right.length && timingSafeEqual(given, right)
}
