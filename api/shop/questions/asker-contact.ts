import type { KeyObject } from 'node:crypto'
import type { AskerContact } from '#domain/questions/questions.ts'
import { decrypt, encrypt } from '../../platform/secrets/encryption.ts'

/** Encrypts how to reach a guest who asked. `sentAs` names the question. */
export function encryptContact(dataKey: KeyObject, sentAs: string, contact: AskerContact): Buffer {
  return encrypt(dataKey, JSON.stringify(contact), `contact of question ${sentAs}`)
}

/** @throws Error when it was not encrypted for this question with this key */
export function decryptContact(dataKey: KeyObject, sentAs: string, bytes: Buffer): AskerContact {
  return JSON.parse(decrypt(dataKey, bytes, `contact of question ${sentAs}`))
}
