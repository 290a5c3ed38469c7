import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'

/**
 * What opens an order to whoever has it, as the links in its mails do: 43 signs.
 *
 * @param orderKey  of the shop's secrets
 * @param number    as domain/order-number.ts writes it
 */
export function trackKey(orderKey: KeyObject, number: string): string {
  return createHmac('sha256', orderKey).update(number).digest('base64url')
}

/**
 * Opens an order for reading, to a caller who named its number and its phone number or e-mail address. Both stand on the
 * delivery sheet, so this key does nothing else (decision 033).
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

/** Takes as long for a key that is nearly right as for one that is not. */
export function isTrackKey(orderKey: KeyObject, number: string, key: string): boolean {
  const right = Buffer.from(trackKey(orderKey, number))
  const given = Buffer.from(key)
  return given.length === right.length && timingSafeEqual(given, right)
}
