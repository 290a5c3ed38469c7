import { z } from 'zod'
import { line } from './texts.ts'

/** A picture of the media library by its id. */
export const PictureId = z.string().regex(/^[0-9a-f]{16,64}$/, 'Must be a picture of the library')

/** Alternative text. */
export const altTexts = { alt: line(200) }
