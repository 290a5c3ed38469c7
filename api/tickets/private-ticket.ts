import type { KeyObject } from 'node:crypto'
import { decrypt, encrypt } from '../encryption.ts'

/** Who wrote. */
export type PrivateTicket = {
  name: string
  email: string
  /** As parseMobile gives it; '' where none was given. */
  phone: string
  /** Hash of all that was sent: whoever sends the same once more did not hear the answer. */
  sent: string
}

/** What was said; `id` names it, so that it is said once however often it is sent. */
export type PrivateWords = { id: string; text: string }

/** @param ticketId  its `id`, not its number */
export function encryptTicket(dataKey: KeyObject, ticketId: string, details: PrivateTicket): Buffer {
  return encrypt(dataKey, JSON.stringify(details), `private details of ticket ${ticketId}`)
}

/** @throws Error when they were not encrypted for this ticket with this key */
export function decryptTicket(dataKey: KeyObject, ticketId: string, bytes: Buffer): PrivateTicket {
  return JSON.parse(decrypt(dataKey, bytes, `private details of ticket ${ticketId}`))
}

export function encryptWords(dataKey: KeyObject, ticketId: string, words: PrivateWords): Buffer {
  return encrypt(dataKey, JSON.stringify(words), `words of ticket ${ticketId}`)
}

/** @throws Error likewise */
export function decryptWords(dataKey: KeyObject, ticketId: string, bytes: Buffer): PrivateWords {
  return JSON.parse(decrypt(dataKey, bytes, `words of ticket ${ticketId}`))
}
