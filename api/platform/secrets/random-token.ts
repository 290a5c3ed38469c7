import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** Returns a secret for a cookie or a link, and the hash that the database stores. */
export function newRandomToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, tokenHash: hashOfToken(token) }
}

/** A plain hash is enough, because nobody guesses 256 random bits. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
