import { createHmac, type KeyObject } from 'node:crypto'
import { deriveBytes } from './secrets.ts'

/**
 * What stands in the database for an encrypted phone number, so that rows can be found by it: HMAC-SHA-256 under a key
 * that follows from the data key (decision 030). Whoever reads only the database learns which rows share a number, and
 * not which number it is.
 *
 * @param phone  as parseMobile gives it
 * @returns 32 bytes
 */
export function phoneIndex(dataKey: KeyObject, phone: string): Buffer {
  return createHmac('sha256', deriveBytes(dataKey, 'index of phone numbers')).update(phone).digest()
}
