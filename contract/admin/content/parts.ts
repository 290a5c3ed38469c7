import { z } from 'zod'
import { Instant, line } from '#contract/admin/texts.ts'

/** Id of a picture in the media library. */
export const PictureId = z.string().regex(/^[0-9a-f]{16,64}$/, 'Must be a picture of the library')

/** Alternative text. */
export const altTexts = { alt: line(200) }

/**
 * Times at which the item appears and disappears on its own. Each is null if nothing is planned, and becomes null once
 * it has run. A manual switch lasts until the next planned time.
 */
export const schedule = {
  isActive: z.boolean(),
  startsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
}
