import { z } from 'zod'
import { Instant } from './texts.ts'

/**
 * When something shall be shown, or no longer, by itself; each null once that was done, or where nothing is planned. What
 * is switched on or off meanwhile by hand stays so until then.
 */
export const schedule = {
  isActive: z.boolean(),
  startsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
}
