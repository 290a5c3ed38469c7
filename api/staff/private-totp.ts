import type { KeyObject } from 'node:crypto'
import { decrypt, encrypt } from '../encryption.ts'

const MINUTE_MS = 60_000
const SET_UP_WITHIN_MS = 10 * MINUTE_MS

/** The secret as the database keeps it. */
export function sealTotpSecret(dataKey: KeyObject, staffId: string, secret: string): Buffer {
  return encrypt(dataKey, secret, secretAad(staffId))
}

export function openTotpSecret(dataKey: KeyObject, staffId: string, sealed: Buffer): string {
  return decrypt(dataKey, sealed, secretAad(staffId))
}

/** A secret that nobody has shown to know yet, for the browser to hold: what is in use stays until then. */
export function sealSetup(dataKey: KeyObject, staffId: string, secret: string): string {
  const setup = { secret, until: Date.now() + SET_UP_WITHIN_MS }
  return encrypt(dataKey, JSON.stringify(setup), setupAad(staffId)).toString('base64url')
}

/** @returns the secret; undefined for what we did not seal for this person, or too long ago */
export function openSetup(dataKey: KeyObject, staffId: string, sealed: string): string | undefined {
  const text = decrypted(dataKey, staffId, sealed)
  if (text === undefined) return undefined
  const { secret, until } = JSON.parse(text) as { secret: string; until: number }
  return Date.now() < until ? secret : undefined
}

/**
 * A browser may send anything: text that was not made here is an answer, not an error. Node skips what is not base64url,
 * so only the very text we wrote is taken.
 */
function decrypted(dataKey: KeyObject, staffId: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.toString('base64url') !== sealed) return undefined
  try {
    return decrypt(dataKey, bytes, setupAad(staffId))
  } catch {
    return undefined
  }
}

const secretAad = (staffId: string) => `staff ${staffId} totp`
const setupAad = (staffId: string) => `staff ${staffId} totp setup`
