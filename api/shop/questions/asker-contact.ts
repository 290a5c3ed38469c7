import type { AskerContact } from '#domain/questions/questions.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { decrypt, encrypt } from '../../platform/secrets/encryption.ts'

/** Encrypts how to reach a guest who asked. `sentAs` names the question. */
export function encryptContact(dataKey: DataKey, sentAs: string, contact: AskerContact): Buffer {
  return encrypt(dataKey, JSON.stringify(contact), contactAad(sentAs))
}

/** @throws Error when it was not encrypted for this question with this key */
export function decryptContact(dataKey: DataKey, sentAs: string, bytes: Buffer): AskerContact {
  return JSON.parse(decrypt(dataKey, bytes, contactAad(sentAs)))
}

export function contactAad(sentAs: string): string {
  return `contact of question ${sentAs}`
}
