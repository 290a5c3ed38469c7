import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** Sends the back office's document, or in development any file of it. */
export type Answer = (reply: FastifyReply) => unknown

/** Stands in the built document wherever a nonce belongs. */
export const NONCE_PLACEHOLDER = 'NONCE-OF-THIS-ANSWER'

const NONCE_BYTES = 16

/**
 * The document for one answer, and the strictest policy under which it runs. Scripts are files of ours. Emotion writes
 * style elements while the page lives, so styles go by a nonce, new with each answer; style attributes are set by script
 * through the DOM, which no policy minds. `blob:` are pictures that were chosen and are not uploaded yet.
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
