import type { Profile } from '#domain/accounts/profile.ts'
import type { Business } from '#domain/invoices/business.ts'
import type { DataKey } from '../../../platform/secrets/data-key.ts'
import { decrypt, encrypt } from '../../../platform/secrets/encryption.ts'
import { phoneIndex } from '../../../platform/secrets/secrets.ts'

/** Fields that are encrypted in the database. `mobile` is in the form of parseMobile, `date_of_birth` is a day. */
export type PrivateDetails = Omit<Profile, 'name' | 'email'> & {
  /** The business of the last invoice for one. */
  business?: Business
}

/**
 * Returns the columns for private details: all details encrypted, and an index that finds the account by phone
 * number.
 */
export function privateColumns(dataKey: DataKey, userId: string, details: PrivateDetails) {
  return {
    privateDetails: encryptDetails(dataKey, userId, details),
    phoneIndex: phoneIndex(dataKey, details.mobile),
  }
}

/**
 * Encrypts private details for one user.
 *
 * @param userId  of the user, or of the registration, which has the id of its future user
 */
function encryptDetails(dataKey: DataKey, userId: string, details: PrivateDetails): Buffer {
  return encrypt(dataKey, JSON.stringify(details), userAad(userId))
}

/**
 * Decrypts private details.
 *
 * @throws Error when they were not encrypted for this id with this key
 */
export function decryptDetails(dataKey: DataKey, userId: string, bytes: Buffer): PrivateDetails {
  return JSON.parse(decrypt(dataKey, bytes, userAad(userId)))
}

export function userAad(userId: string): string {
  return `private details of ${userId}`
}
