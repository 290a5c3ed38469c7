import { z } from 'zod'

const errorCodes = [
  'invalid_input',
  'unauthorized',
  'forbidden',
  /** The password is right; the code of the second factor is needed too. */
  'totp_required',
  /** The password was given too long ago for this act: `POST /api/admin/me/proof`, then try again. */
  'proof_required',
  /** The password is right, but the e-mail address was not verified yet. */
  'email_unverified',
  'not_found',
  'method_not_allowed',
  'request_timeout',
  'conflict',
  /** Somebody else has changed it since it was read; `current` is what it is now. */
  'stale',
  /** There are no more of it than the cart holds already, or none at all. */
  'out_of_stock',
  /** The cart holds as many of it as one line may. */
  'quantity_limit',
  /** The cart holds as many lines as it may. */
  'cart_full',
  /** The list holds as many products as it may. */
  'list_full',
  /** Nothing was ordered: prices or stock are others than the page showed. */
  'figures_changed',
  /** Nothing that can be bought is in the cart. */
  'cart_empty',
  /** An Idempotency-Key that came with another body before. */
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

/** Every refusal of the API. `fields` names each wrong field (`body.phone` is `phone`) and what is wrong with it. */
export const ErrorBody = z.object({
  success: z.literal(false),
  error: z.literal(true),
  message: z.string(),
  code: z.enum(errorCodes),
  fields: z.record(z.string(), z.string()).optional(),
  /** With `stale`: the record as it is now. */
  current: z.unknown().optional(),
})

export type ErrorBody = z.infer<typeof ErrorBody>
