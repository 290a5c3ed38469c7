import { ID_PATTERN } from '#domain/id.ts'
import { isOneLine } from '#domain/text.ts'
import { MAX_SLUG_LENGTH, SLUG_PATTERN } from '#domain/slug.ts'
import { z } from 'zod'

const MAX_ALT_LENGTH = 200

export const RowParams = z.strictObject({
  id: z.string().regex(ID_PATTERN, 'Must be a whole number from 1 to 999999999'),
})

/** One line of trimmed text. */
export function Line(most: number) {
  return z.string().trim().max(most).refine(isOneLine, 'Must be one line, without invisible characters')
}

/** Like `Line`, but required. */
export function Name(most: number) {
  return Line(most).refine((text) => text !== '', 'Please fill this in')
}

/** Text with several lines. */
export function Paragraphs(most: number) {
  return z
    .string()
    .overwrite((text) => text.replaceAll('\r\n', '\n'))
    .trim()
    .max(most)
}

export const Slug = z
  .string()
  .max(MAX_SLUG_LENGTH)
  .regex(SLUG_PATTERN, 'Must be small letters and digits with hyphens between')

/** The Nepali texts of the row. Blank or missing fields fall back to English. */
export function Nepali<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.strictObject({ ne: z.strictObject(fields).partial() })
}

export const PictureId = z.string().regex(/^[0-9a-f]{16,64}$/, 'Must be the id of a picture')

/** A picture in use, with its alternative text in both languages. */
export const LinkedPicture = z.strictObject({
  pictureId: PictureId,
  alt: Line(MAX_ALT_LENGTH),
  translations: Nepali({ alt: Line(MAX_ALT_LENGTH) }),
})
export type LinkedPicture = z.infer<typeof LinkedPicture>
