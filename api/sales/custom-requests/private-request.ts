import type { DataKey } from '../../platform/secrets/data-key.ts'
import { decrypt, encrypt } from '../../platform/secrets/encryption.ts'

/** Details of a request that are stored encrypted. */
export type PrivateRequest = {
  /** As parseMobile returns it. */
  phone: string
  /** '' for none. */
  instructions: string
  /** Hash of the submitted form: the same form with the same ID is a retry. */
  sent: string
  /** Why the shopper declined or withdrew the request. */
  shopperReason?: string
}

/** @param requestId  the request's `id`, not its number */
export function encryptRequest(dataKey: DataKey, requestId: string, details: PrivateRequest): Buffer {
  return encrypt(dataKey, JSON.stringify(details), requestAad(requestId))
}

/** @throws Error unless the details were encrypted for this request with this key */
export function decryptRequest(dataKey: DataKey, requestId: string, bytes: Buffer): PrivateRequest {
  return JSON.parse(decrypt(dataKey, bytes, requestAad(requestId)))
}

export function requestAad(requestId: string): string {
  return `private details of custom request ${requestId}`
}
