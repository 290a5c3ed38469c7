import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../../platform/secrets/hash.ts'

/** The message that eSewa signs: `total_amount=110,transaction_uuid=241028,product_code=EPAYTEST`. */
export function esewaMessage(fields: readonly (readonly [name: string, text: string])[]): string {
  return fields.map(([name, text]) => `${name}=${text}`).join(',')
}

/** Base64 of HMAC-SHA256, over the very text that is sent: `110` and `110.00` differ. */
export function esewaSignature(secret: string, message: string): string {
  return createHmac('sha256', secret).update(message).digest('base64')
}

export function isEsewaSignature(secret: string, message: string, given: string): boolean {
  return isSameSecret(given, esewaSignature(secret, message))
}
