import type { DataKey } from '../../platform/secrets/data-key.ts'
import { decrypt, encrypt } from '../../platform/secrets/encryption.ts'
import { sha256 } from '../../platform/secrets/hash.ts'

const MINUTE_MS = 60_000
const SET_UP_WITHIN_MS = 10 * MINUTE_MS

/** Encrypts a secret for the database. */
export function sealTotpSecret(dataKey: DataKey, staffId: string, secret: string): Buffer {
  return encrypt(dataKey, secret, totpAad(staffId))
}

export function openTotpSecret(dataKey: DataKey, staffId: string, sealed: Buffer): string {
  return decrypt(dataKey, sealed, totpAad(staffId))
}

/** An unconfirmed secret, and a mark of the stored one, which changes with each newer setup and with a removal. */
type Setup = { secret: string; mark: string }

/**
 * Encrypts an unconfirmed secret for the browser to keep. The current second factor stays in use until the new one is
 * confirmed.
 *
 * @param stored  the staff member's encrypted secret as the setup left it in the database
 */
export function sealSetup(dataKey: DataKey, staffId: string, { secret, stored }: { secret: string; stored: Buffer }) {
  const setup = { secret, mark: markOf(stored), until: Date.now() + SET_UP_WITHIN_MS }
  return encrypt(dataKey, JSON.stringify(setup), setupAad(staffId)).toString('base64url')
}

/** Returns a setup; undefined when we did not seal it for this person, or too long ago. */
export function openSetup(dataKey: DataKey, staffId: string, sealed: string): Setup | undefined {
  const text = decrypted(dataKey, staffId, sealed)
  if (text === undefined) return undefined
  const { secret, mark, until } = JSON.parse(text) as Setup & { until: number }
  return Date.now() < until ? { secret, mark } : undefined
}

/** Whether a setup is the newest one. Each encryption differs, so what is stored has the mark of one setup only. */
export function isNewestSetup({ mark }: Setup, stored: Buffer | null): boolean {
  return stored !== null && mark === markOf(stored)
}

function markOf(stored: Buffer): string {
  return sha256(stored).toString('base64url')
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
