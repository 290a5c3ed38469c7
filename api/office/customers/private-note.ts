import type { DataKey } from '../../platform/secrets/data-key.ts'
import { decrypt, encrypt } from '../../platform/secrets/encryption.ts'

/** Encrypts a note, because notes about customers may be as personal as the customers' own data. */
export function encryptNote(dataKey: DataKey, noteId: string, words: string): Buffer {
  return encrypt(dataKey, words, customerNoteAad(noteId))
}

/**
 * Decrypts a note.
 *
 * @throws Error when it was not encrypted for this note with this key
 */
export function decryptNote(dataKey: DataKey, noteId: string, bytes: Buffer): string {
  return decrypt(dataKey, bytes, customerNoteAad(noteId))
}

export function customerNoteAad(noteId: string): string {
  return `customer note ${noteId}`
}
