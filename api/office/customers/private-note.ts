import type { KeyObject } from 'node:crypto'
import { decrypt, encrypt } from '../../platform/secrets/encryption.ts'

/** Encrypts a note, because notes about customers may be as personal as the customers' own data. */
export function encryptNote(dataKey: KeyObject, noteId: string, words: string): Buffer {
  return encrypt(dataKey, words, `customer note ${noteId}`)
}

/**
 * Decrypts a note.
 *
 * @throws Error when it was not encrypted for this note with this key
 */
export function decryptNote(dataKey: KeyObject, noteId: string, bytes: Buffer): string {
  return decrypt(dataKey, bytes, `customer note ${noteId}`)
}
