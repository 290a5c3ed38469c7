import type { PersonContact } from '#domain/personal-data/data-requests.ts'
import type { DataKey } from '../../../platform/secrets/data-key.ts'
import { decrypt, encrypt } from '../../../platform/secrets/encryption.ts'

/** How a person is found: `email` as emailKey returns it, `phone` as parseMobile does; '' for unknown. */
export type Contact = Record<PersonContact, string>

/** What staff wrote about a request, and which contacts they proved. */
export type RequestWords = { reason: string; identityCheck: string; proved: PersonContact[] }

export function encryptContact(dataKey: DataKey, requestId: string, contact: Contact): Buffer {
  return encrypt(dataKey, JSON.stringify(contact), contactOfRequestAad(requestId))
}

/** @throws Error unless it was encrypted for this request with this key */
export function decryptContact(dataKey: DataKey, requestId: string, bytes: Buffer): Contact {
  return JSON.parse(decrypt(dataKey, bytes, contactOfRequestAad(requestId)))
}

export function encryptWords(dataKey: DataKey, requestId: string, words: RequestWords): Buffer {
  return encrypt(dataKey, JSON.stringify(words), wordsOfRequestAad(requestId))
}

/** @throws Error likewise */
export function decryptWords(dataKey: DataKey, requestId: string, bytes: Buffer): RequestWords {
  return JSON.parse(decrypt(dataKey, bytes, wordsOfRequestAad(requestId)))
}

export function contactOfRequestAad(requestId: string): string {
  return `contact of data request ${requestId}`
}

export function wordsOfRequestAad(requestId: string): string {
  return `words of data request ${requestId}`
}
