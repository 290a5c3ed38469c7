import type { KeyObject } from 'node:crypto'
import { decrypt, encrypt } from '../../platform/secrets/encryption.ts'

/** The encrypted details of a ticket's sender. */
export type PrivateTicket = {
  name: string
  email: string
  /** In the form of parseMobile; '' without a phone. */
  phone: string
  /** Hash of the whole form, which recognizes a retry after a lost answer. */
  sent: string
}

/** The words of one message. `id` identifies the message, so that it is stored once however often it is sent. */
export type PrivateWords = { id: string; text: string }

/**
 * Encrypts the details of a ticket.
 *
 * @param ticketId  its `id`, not its number
 */
export function encryptTicket(dataKey: KeyObject, ticketId: string, details: PrivateTicket): Buffer {
  return encrypt(dataKey, JSON.stringify(details), `private details of ticket ${ticketId}`)
}

/**
 * Decrypts the details of a ticket.
 *
 * @throws Error when they were not encrypted for this ticket with this key
 */
export function decryptTicket(dataKey: KeyObject, ticketId: string, bytes: Buffer): PrivateTicket {
  return JSON.parse(decrypt(dataKey, bytes, `private details of ticket ${ticketId}`))
}

export function encryptWords(dataKey: KeyObject, ticketId: string, words: PrivateWords): Buffer {
  return encrypt(dataKey, JSON.stringify(words), `words of ticket ${ticketId}`)
}

/**
 * Decrypts words of a ticket.
 *
 * @throws Error likewise
 */
export function decryptWords(dataKey: KeyObject, ticketId: string, bytes: Buffer): PrivateWords {
  return JSON.parse(decrypt(dataKey, bytes, `words of ticket ${ticketId}`))
}
