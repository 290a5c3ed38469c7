import { z } from 'zod'
import { Instant, line } from '#contract/admin/texts.ts'

/** A picture of the media library by its id. */
export const PictureId = z.string().regex(/^[0-9a-f]{16,64}$/, 'Must be a picture of the library')

/** Alternative text. */
export const altTexts = { alt: line(200) }

/**
 * When something shall be shown, or no longer, by itself; each null once that was done, or where nothing is planned. What
 * is switched on or off meanwhile by hand stays so until then.
 */
export const schedule = {
  isActive: z.boolean(),
  startsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
}
