import { QueryFlag, RowId } from '#contract/common.ts'
import { z } from 'zod'
import { altTexts, PictureId, schedule } from '#contract/admin/content/parts.ts'
import { orderedQuery, recordOf } from '#contract/admin/records.ts'
import { blankOr, line, lines, translationsOf } from '#contract/admin/texts.ts'

const MAX_IMAGES = 8
const MAX_LINES = 3

const descriptions = lines(300).refine((text) => text.split('\n').length <= MAX_LINES, 'Must be at most three lines')
const imageTexts = { ...altTexts, descriptions }

const BannerImage = z.object({
  pictureId: PictureId,
  alt: imageTexts.alt,
  /** Lines below the title. */
  descriptions: blankOr(descriptions),
  translations: translationsOf(imageTexts),
})

const texts = { title: line(80), linkLabel: line(40) }

/** A slide group in the hero of the home page. */
export const BannerDraft = z.object({
  title: texts.title,
  /** Label and target of the banner's button; set both or neither. */
  linkLabel: blankOr(texts.linkLabel),
  linkCategoryId: RowId.nullable(),
  images: z.array(BannerImage).min(1, 'Needs a picture').max(MAX_IMAGES),
  translations: translationsOf(texts),
  ...schedule,
})
export type BannerDraft = z.output<typeof BannerDraft>

export const Banner = recordOf(z.int(), BannerDraft, { position: z.int() })
export type Banner = z.input<typeof Banner>
export const BannersQuery = orderedQuery({ isActive: QueryFlag.optional() })
