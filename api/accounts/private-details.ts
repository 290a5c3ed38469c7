import type { KeyObject } from 'node:crypto'
import type { Profile } from '#domain/profile.ts'
import { decrypt, encrypt } from '../encryption.ts'
import { phoneIndex } from '../phone-index.ts'

/** What nobody who reads only the database may learn. `mobile` as parseMobile gives it, `date_of_birth` as a day. */
export type PrivateDetails = Omit<Profile, 'name' | 'email'>

/** The columns that hold them: all of them encrypted, and what finds the account by its phone number. */
export function privateColumns(dataKey: KeyObject, userId: string, details: PrivateDetails) {
  return {
    privateDetails: encryptDetails(dataKey, userId, details),
    phoneIndex: phoneIndex(dataKey, details.mobile),
  }
}

/** @param userId  of the user, or of the registration, which has the id of the user it will become */
function encryptDetails(dataKey: KeyObject, userId: string, details: PrivateDetails): Buffer {
  return encrypt(dataKey, JSON.stringify(details), belongsTo(userId))
}

/** @throws Error when they were not encrypted for this id with this key */
export function decryptDetails(dataKey: KeyObject, userId: string, bytes: Buffer): PrivateDetails {
  return JSON.parse(decrypt(dataKey, bytes, belongsTo(userId)))
}

function belongsTo(userId: string): string {
  return `private details of ${userId}`
}
