import type { DataKey } from '../../platform/secrets/data-key.ts'
import { decrypt, encrypt } from '../../platform/secrets/encryption.ts'

/** The encrypted details of a ticket's sender. */
export type PrivateTicket = {
  name: string
  /** '' for a visit that was requested with a phone number alone. */
  email: string
  /** In the form of parseMobile; '' without a phone. */
  phone: string
  /** Hash of the whole form, which recognizes a retry after a lost answer. */
  sent: string
}

/**
 * The words of one message. `id` identifies the message, so that it is stored once however often it is sent. `hasPlan` is
 * set if a room plan came with it.
 */
export type PrivateWords = { id: string; text: string; hasPlan?: true | undefined }

/**
 * Encrypts the details of a ticket.
 *
 * @param ticketId  its `id`, not its number
 */
export function encryptTicket(dataKey: DataKey, ticketId: string, details: PrivateTicket): Buffer {
  return encrypt(dataKey, JSON.stringify(details), ticketAad(ticketId))
}

/**
 * Decrypts the details of a ticket.
 *
 * @throws Error when they were not encrypted for this ticket with this key
 */
export function decryptTicket(dataKey: DataKey, ticketId: string, bytes: Buffer): PrivateTicket {
  return JSON.parse(decrypt(dataKey, bytes, ticketAad(ticketId)))
}

export function encryptWords(dataKey: DataKey, ticketId: string, words: PrivateWords): Buffer {
  return encrypt(dataKey, JSON.stringify(words), wordsAad(ticketId))
}

/**
 * Decrypts words of a ticket.
 *
 * @throws Error likewise
 */
export function decryptWords(dataKey: DataKey, ticketId: string, bytes: Buffer): PrivateWords {
  return JSON.parse(decrypt(dataKey, bytes, wordsAad(ticketId)))
}

export function ticketAad(ticketId: string): string {
  return `private details of ticket ${ticketId}`
}

export function wordsAad(ticketId: string): string {
  return `words of ticket ${ticketId}`
}
