import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** Function that sends the back office's document, or in development any of its files. */
export type Answer = (reply: FastifyReply) => unknown

/** Marker in the built document wherever a nonce belongs. */
export const NONCE_PLACEHOLDER = 'NONCE-OF-THIS-ANSWER'

const NONCE_BYTES = 16

/**
 * Returns the document for one response and the strictest policy under which it runs. Scripts are our own files.
 * Emotion adds style elements at run time, so styles need a nonce, new for each response. Scripts set style attributes
 * through the DOM, which no policy restricts. `blob:` allows previews of chosen pictures that are not uploaded yet.
 */
export function indexPage(html: string): { html: string; policy: string } {
  const nonce = randomBytes(NONCE_BYTES).toString('base64')
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return { html: html.replaceAll(NONCE_PLACEHOLDER, nonce), policy: policy.join('; ') }
}
