import { z } from 'zod'
import { errorCodes } from '#contract/errors.ts'

/**
 * Every refusal of /api/v1, as RFC 9457 describes it (`application/problem+json`). Programs decide by `code`, which
 * keeps its meaning; `detail` is for people and may change.
 */
export const Problem = z.object({
  /** Always `about:blank`: `code` says more than the status. */
  type: z.literal('about:blank'),
  /** The status in words. */
  title: z.string(),
  status: z.int(),
  code: z.enum(errorCodes),
  detail: z.string(),
  /** The fields at fault, such as `movements.0.pieces`. */
  errors: z.array(z.object({ field: z.string(), detail: z.string() })).optional(),
  /** Names the request in the shop's log. */
  requestId: z.string(),
})
export type Problem = z.infer<typeof Problem>
