import { randomBytes } from 'node:crypto'
import type { DataKey } from '../../platform/secrets/data-key.ts'
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

export function sealSecret(dataKey: DataKey, endpointId: string, secret: string): Buffer {
  return encrypt(dataKey, secret, endpointAad(endpointId))
}

export function openSecret(dataKey: DataKey, endpointId: string, sealed: Buffer): string {
  return decrypt(dataKey, sealed, endpointAad(endpointId))
}

export function endpointAad(endpointId: string): string {
  return `webhook endpoint ${endpointId}`
}
