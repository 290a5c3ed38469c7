import type { DataKey } from '../../platform/secrets/data-key.ts'
import { decrypt, encrypt } from '../../platform/secrets/encryption.ts'

const MINUTE_MS = 60_000
const SET_UP_WITHIN_MS = 10 * MINUTE_MS

/** Encrypts a secret for the database. */
export function sealTotpSecret(dataKey: DataKey, staffId: string, secret: string): Buffer {
  return encrypt(dataKey, secret, totpAad(staffId))
}

export function openTotpSecret(dataKey: DataKey, staffId: string, sealed: Buffer): string {
  return decrypt(dataKey, sealed, totpAad(staffId))
}

/**
 * Encrypts an unconfirmed secret for the browser to keep. The current second factor stays in use until the new one is
 * confirmed.
 */
export function sealSetup(dataKey: DataKey, staffId: string, secret: string): string {
  const setup = { secret, until: Date.now() + SET_UP_WITHIN_MS }
  return encrypt(dataKey, JSON.stringify(setup), setupAad(staffId)).toString('base64url')
}

/** Returns the secret of a setup; undefined when we did not seal it for this person, or too long ago. */
export function openSetup(dataKey: DataKey, staffId: string, sealed: string): string | undefined {
  const text = decrypted(dataKey, staffId, sealed)
  if (text === undefined) return undefined
  const { secret, until } = JSON.parse(text) as { secret: string; until: number }
  return Date.now() < until ? secret : undefined
}

/**
 * Decrypts a setup. A browser may send anything, so invalid text gives undefined and no error. Node skips characters
 * outside base64url, so we compare with the exact text that we would have written.
 */
function decrypted(dataKey: DataKey, staffId: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.toString('base64url') !== sealed) return undefined
  try {
    return decrypt(dataKey, bytes, setupAad(staffId))
  } catch {
    return undefined
  }
}

export const totpAad = (staffId: string) => `staff ${staffId} totp`
const setupAad = (staffId: string) => `staff ${staffId} totp setup`
