import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** What a cookie or the link of an invitation holds, and what the database knows it by. */
export function newStaffToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, tokenHash: hashOfStaffToken(token) }
}

/** Of 256 random bits: nobody guesses what is behind the hash, so a plain one will do. */
export function hashOfStaffToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
