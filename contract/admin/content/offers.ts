import { QueryFlag } from '#contract/common.ts'
import { z } from 'zod'
import { orderedQuery, recordOf } from '#contract/admin/records.ts'
import { schedule } from '#contract/admin/content/parts.ts'
import { Instant, line, translationsOf } from '#contract/admin/texts.ts'

const texts = { description: line(160) }

/** Editable fields of an offer in the top strip. */
export const OfferDraft = z.object({ ...texts, translations: translationsOf(texts), ...schedule })
export type OfferDraft = z.output<typeof OfferDraft>

export const Offer = recordOf(z.int(), OfferDraft, { position: z.int(), createdAt: Instant })
export type Offer = z.input<typeof Offer>
export const OffersQuery = orderedQuery({ isActive: QueryFlag.optional() }, ['createdAt'])
