import { createHmac, type KeyObject } from 'node:crypto'

/**
 * Returns the id of what a client sends under an idempotency key: the same for each retry. Staff see ids. If they were the
 * keys, staff could send a form once more, and get the access key that the reply to a retry contains.
 *
 * @param secret  of this kind of record
 * @param key     as the client chose it
 * @returns       a UUID of version 8
 */
export function idOfKey(secret: KeyObject, key: string): string {
  const bytes = createHmac('sha256', secret).update(`id:${key}`).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
