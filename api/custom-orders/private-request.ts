import type { KeyObject } from 'node:crypto'
import { decrypt, encrypt } from '../encryption.ts'

/** What of a request nobody who reads only the database may learn. */
export type PrivateRequest = {
  /** As parseMobile gives it. */
  phone: string
  /** '' where nothing was given. */
  instructions: string
  /** Hash of all that was sent: whoever sends the same once more did not hear the answer. */
  sent: string
  /** Why its shopper declined or withdrew it. */
  shopperReason?: string
}

/** @param requestId  its `id`, not its number */
export function encryptRequest(dataKey: KeyObject, requestId: string, details: PrivateRequest): Buffer {
  return encrypt(dataKey, JSON.stringify(details), belongsTo(requestId))
}

/** @throws Error when they were not encrypted for this request with this key */
export function decryptRequest(dataKey: KeyObject, requestId: string, bytes: Buffer): PrivateRequest {
  return JSON.parse(decrypt(dataKey, bytes, belongsTo(requestId)))
}

function belongsTo(requestId: string): string {
  return `private details of custom request ${requestId}`
}
