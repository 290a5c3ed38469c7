import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto'

const VERSION = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
const TEXT_FROM = 1 + NONCE_BYTES + TAG_BYTES

const algorithm = { name: 'aes-256-gcm', options: { authTagLength: TAG_BYTES } } as const

/**
 * Encrypts a text with AES-256-GCM.
 *
 * @param aad  the owner of the text, such as `user 5f…`. Decryption with any other value fails, so nobody can move the text
 *             to another row
 * @returns    version (1 byte), nonce (12), tag (16), encrypted text
 */
export function encrypt(key: KeyObject, text: string, aad: string): Buffer {
  return encryptBytes(key, Buffer.from(text), aad)
}

/** Encrypts bytes instead of a text, such as a photo. */
export function encryptBytes(key: KeyObject, bytes: Uint8Array, aad: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(algorithm.name, key, nonce, algorithm.options).setAAD(Buffer.from(aad))
  const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), encrypted])
}

/** Decrypts a text. @throws Error unless `encrypt` made the bytes with this key and this `aad`: a bug, or tampering */
export function decrypt(key: KeyObject, bytes: Buffer, aad: string): string {
  return decryptBytes(key, bytes, aad).toString()
}

/** Decrypts bytes. @throws Error under the same conditions */
export function decryptBytes(key: KeyObject, bytes: Buffer, aad: string): Buffer {
  if (bytes[0] !== VERSION || bytes.length < TEXT_FROM) throw new Error('the bytes were not encrypted by encryptBytes')
  const decipher = createDecipheriv(algorithm.name, key, bytes.subarray(1, 1 + NONCE_BYTES), algorithm.options)
  decipher.setAAD(Buffer.from(aad)).setAuthTag(bytes.subarray(1 + NONCE_BYTES, TEXT_FROM))
  return Buffer.concat([decipher.update(bytes.subarray(TEXT_FROM)), decipher.final()])
}
