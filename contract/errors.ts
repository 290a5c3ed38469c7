import { z } from 'zod'

const errorCodes = [
  'invalid_input',
  'unauthorized',
  'forbidden',
  /** The password is right, but a second-factor code is also required. */
  'totp_required',
  /** This action needs a recent password check: call `POST /api/admin/me/proof`, then retry. */
  'proof_required',
  /** A guest's order becomes a cash order only with a code: call `POST /api/orders/{orderId}/payment/code`, then retry with it. */
  'code_required',
  /** The password is right, but the email address is not verified yet. */
  'email_unverified',
  'not_found',
  'method_not_allowed',
  'request_timeout',
  'conflict',
  /** Somebody else has changed the record since it was read; `current` is its present state. */
  'stale',
  /** The cart already holds all remaining stock, or none is left. */
  'out_of_stock',
  /** The cart line has reached its maximum quantity. */
  'quantity_limit',
  /** The cart has reached its maximum number of lines. */
  'cart_full',
  /** My List, or the account's room plans, have reached their maximum number. */
  'list_full',
  /** Prices or stock differ from what the page showed, so nothing was ordered. */
  'figures_changed',
  /** The cart holds nothing that can be bought. */
  'cart_empty',
  /** The first request with this Idempotency-Key is still under way; only /api/v1 answers so. */
  'key_in_use',
  /** The Idempotency-Key was already used with a different body. */
  'key_reused',
  'too_large',
  'url_too_long',
  'unsupported_media_type',
  'too_many_requests',
  'headers_too_large',
  'internal',
  'unavailable',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/** Every error reply of the API. `fields` maps each invalid field to its error (`body.phone` becomes `phone`). */
export const ErrorBody = z.object({
  success: z.literal(false),
  error: z.literal(true),
  message: z.string(),
  code: z.enum(errorCodes),
  fields: z.record(z.string(), z.string()).optional(),
  /** With `stale`: the record in its present state. */
  current: z.unknown().optional(),
})

export type ErrorBody = z.infer<typeof ErrorBody>
