import { createHmac, type KeyObject } from 'node:crypto'
import { deriveBytes } from './secrets.ts'

/**
 * Returns the searchable index of an encrypted phone number: HMAC-SHA-256 under a key derived from the data key (decision
 * 030). The database alone reveals which rows share a number, but not the number.
 *
 * @param phone  as parseMobile returns it
 * @returns 32 bytes
 */
export function phoneIndex(dataKey: KeyObject, phone: string): Buffer {
  return createHmac('sha256', deriveBytes(dataKey, 'index of phone numbers')).update(phone).digest()
}
