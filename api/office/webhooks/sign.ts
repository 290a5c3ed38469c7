import { createHmac } from 'node:crypto'
import { signingKey } from './endpoint-secrets.ts'

/** A message as it is sent. */
export type Signable = { id: string; timestamp: number; body: string }

/**
 * Returns the header `webhook-signature` of the Standard Webhooks specification: one signature for each secret.
 *
 * @param message  `timestamp` is the time of the try, in seconds since 1970
 */
export function signatures({ id, timestamp, body }: Signable, secrets: readonly string[]): string {
  return secrets
    .map((secret) => createHmac('sha256', signingKey(secret)).update(`${id}.${timestamp}.${body}`).digest('base64'))
    .map((signature) => `v1,${signature}`)
    .join(' ')
}
