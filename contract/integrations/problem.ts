import { z } from 'zod'

/** Why a call is refused. A code keeps its meaning. */
const problemCodes = [
  'invalid_input',
  'unauthorized',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'request_timeout',
  /** Not possible in the present state. */
  'conflict',
  /** Somebody else has changed it since it was read: read it again. */
  'stale',
  /** The first request with this Idempotency-Key is still under way. */
  'key_in_use',
  /** The Idempotency-Key came with another request before. */
  'key_reused',
  'too_large',
  'url_too_long',
  'unsupported_media_type',
  'headers_too_large',
  'too_many_requests',
  'internal',
  'unavailable',
] as const
export type ProblemCode = (typeof problemCodes)[number]

/**
 * Every refusal of /api/v1, as RFC 9457 describes it (`application/problem+json`). Programs decide by `code`; `detail`
 * is for people and may change.
 */
export const Problem = z.object({
  type: z.literal('about:blank').describe('Always this: `code` says more than the status'),
  title: z.string().describe('The status in words'),
  status: z.int(),
  code: z.enum(problemCodes),
  detail: z.string(),
  errors: z
    .array(z.object({ field: z.string(), detail: z.string() }))
    .optional()
    .describe('The fields at fault, such as `movements.0.pieces`'),
  requestId: z.string().describe('Names the request in the log of the shop'),
})
export type Problem = z.infer<typeof Problem>
