import { randomBytes, type KeyObject } from 'node:crypto'
import { decrypt, encrypt } from '../../platform/secrets/encryption.ts'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

/** Returns a new signing secret as the Standard Webhooks specification writes it: `whsec_` and base64. */
export function newEndpointSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}

/** Returns the bytes of a secret with which messages are signed. */
export function signingKey(secret: string): Buffer {
  return Buffer.from(secret.slice(PREFIX.length), 'base64')
}

export function sealSecret(dataKey: KeyObject, endpointId: string, secret: string): Buffer {
  return encrypt(dataKey, secret, aadOf(endpointId))
}

export function openSecret(dataKey: KeyObject, endpointId: string, sealed: Buffer): string {
  return decrypt(dataKey, sealed, aadOf(endpointId))
}

function aadOf(endpointId: string): string {
  return `webhook endpoint ${endpointId}`
}
