import { boolean, check, index, integer, pgTable, real, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { sql } from 'drizzle-orm'

/** Images processed by the media pipeline; their files are in the media storage under `id`. */
export const pictures = pgTable(
  'pictures',
  {
    /** Hash of the content. */
    id: text().primaryKey(),
    /** Pixels of the original. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Blurred miniature, a data URI. */
    placeholder: text().notNull(),
    /** Mean luminance of the left third, from 0 (black) to 1 (white). */
    leftLuminance: real().notNull(),
    /** Focal point that stays visible when the picture is cropped, as fractions of width and height. */
    focusX: real().notNull().default(0.5),
    focusY: real().notNull().default(0.5),
    /** Uploaded file name; '' for demo pictures. */
    fileName: text().notNull().default(''),
    /** True until a job has stored the AVIF files. */
    isWebpOnly: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
  },
  (picture) => [
    check('pictures_id_is_hash', sql`${picture.id} ~ '^[0-9a-f]{16,64}$'`),
    check('pictures_have_pixels', sql`${picture.width} > 0 and ${picture.height} > 0`),
    check('pictures_focus', sql`${picture.focusX} between 0 and 1 and ${picture.focusY} between 0 and 1`),
    index('pictures_by_time').on(picture.createdAt.desc().nullsFirst(), picture.id),
    check('pictures_luminance_is_share', sql`${picture.leftLuminance} between 0 and 1`),
  ],
)
