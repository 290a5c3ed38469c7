import type { KeyObject } from 'node:crypto'
import { decrypt, encrypt } from '../encryption.ts'

/** What staff write about a customer may be as personal as what the customer gave. */
export function encryptNote(dataKey: KeyObject, noteId: string, words: string): Buffer {
  return encrypt(dataKey, words, `customer note ${noteId}`)
}

/** @throws Error when it was not encrypted for this note with this key */
export function decryptNote(dataKey: KeyObject, noteId: string, bytes: Buffer): string {
  return decrypt(dataKey, bytes, `customer note ${noteId}`)
}
