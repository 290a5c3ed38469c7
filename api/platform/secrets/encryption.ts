import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { DataKey } from './data-key.ts'

/** The key is the first one of the database. Versions before rotation existed know no other. */
const OF_FIRST_KEY = 1
/** The ID of the key follows. */
const WITH_KEY_ID = 2
const KEY_ID_BYTES = 8
const NONCE_BYTES = 12
const TAG_BYTES = 16

const algorithm = { name: 'aes-256-gcm', options: { authTagLength: TAG_BYTES } } as const

/**
 * Encrypts a text with AES-256-GCM and the newest data key.
 *
 * @param aad  the owner of the text, such as `user 5f…`. Decryption with any other value fails, so nobody can move the text
 *             to another row
 * @returns    version (1 byte), ID of the key (8) unless it is the first key of the database, nonce (12), tag (16),
 *             encrypted text
 */
export function encrypt(dataKey: DataKey, text: string, aad: string): Buffer {
  return encryptBytes(dataKey, Buffer.from(text), aad)
}

/** Encrypts bytes instead of a text, such as a photo. */
export function encryptBytes(dataKey: DataKey, bytes: Uint8Array, aad: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(algorithm.name, dataKey.keyOf(dataKey.id), nonce, algorithm.options)
  cipher.setAAD(Buffer.from(aad))
  const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([ciphertextHead(dataKey), nonce, cipher.getAuthTag(), encrypted])
}

/** Returns the first bytes of what `encrypt` makes now; no ciphertext of another key begins with them. */
export function ciphertextHead({ id, firstId }: Pick<DataKey, 'id' | 'firstId'>): Buffer {
  return id === firstId ? Buffer.of(OF_FIRST_KEY) : Buffer.concat([Buffer.of(WITH_KEY_ID), Buffer.from(id, 'hex')])
}

/**
 * Decrypts a text with the data key that it names.
 *
 * @throws Error unless `encrypt` made the bytes with one of these keys and this `aad`: a bug, tampering, or a key that is
 *         missing, which the message then names
 */
export function decrypt(dataKey: DataKey, bytes: Buffer, aad: string): string {
  return decryptBytes(dataKey, bytes, aad).toString()
}

/** Decrypts bytes. @throws Error under the same conditions */
export function decryptBytes(dataKey: DataKey, bytes: Buffer, aad: string): Buffer {
  const { keyId, rest } = split(dataKey, bytes)
  const nonce = rest.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(algorithm.name, dataKey.keyOf(keyId), nonce, algorithm.options)
  decipher.setAAD(Buffer.from(aad)).setAuthTag(rest.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const opened = decipher.update(rest.subarray(NONCE_BYTES + TAG_BYTES))
  decipher.final() // GCM leaves no bytes for it: it only checks the tag
  return opened
}

function split({ firstId }: DataKey, bytes: Buffer): { keyId: string; rest: Buffer } {
  const from = bytes[0] === WITH_KEY_ID ? 1 + KEY_ID_BYTES : 1
  const isOurs = bytes[0] === OF_FIRST_KEY || bytes[0] === WITH_KEY_ID
  if (!isOurs || bytes.length < from + NONCE_BYTES + TAG_BYTES) {
    throw new Error('the bytes were not encrypted by encryptBytes')
  }
  const keyId = bytes[0] === OF_FIRST_KEY ? firstId : bytes.toString('hex', 1, from)
  return { keyId, rest: bytes.subarray(from) }
}

/** Encrypts with the newest key what an older one encrypted. @throws Error when it cannot be decrypted */
export function encryptAgain(dataKey: DataKey, bytes: Buffer, aad: string): Buffer {
  return encryptBytes(dataKey, decryptBytes(dataKey, bytes, aad), aad)
}
