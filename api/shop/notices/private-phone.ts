import type { DataKey } from '../../platform/secrets/data-key.ts'
import { decrypt, encrypt } from '../../platform/secrets/encryption.ts'
import { phoneIndex } from '../../platform/secrets/secrets.ts'

/**
 * Returns the columns of `subscriptions` that hold a guest's phone number.
 *
 * @param person  the row's (person.ts), to which the ciphertext is bound
 * @param phone   as parseMobile returns it
 */
export function phoneColumns(dataKey: DataKey, person: Buffer, phone: string) {
  return { phone: encrypt(dataKey, phone, noticePhoneAad(person)), phoneIndex: phoneIndex(dataKey, phone) }
}

/** @throws Error when it was not encrypted for this person with this key */
export function openPhone(dataKey: DataKey, { person, phone }: { person: Buffer; phone: Buffer }): string {
  return decrypt(dataKey, phone, noticePhoneAad(person))
}

export function noticePhoneAad(person: Buffer): string {
  return `contact of subscriber ${person.toString('base64url')}`
}
