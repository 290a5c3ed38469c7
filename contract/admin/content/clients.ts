import { z } from 'zod'
import { PictureId } from '#contract/admin/content/parts.ts'
import { orderedQuery, recordOf } from '#contract/admin/records.ts'
import { blankOr, line, translationsOf } from '#contract/admin/texts.ts'

const texts = { name: line(120), sector: line(120) }

/** A client in the shop's list of trusted clients. */
export const ClientDraft = z.object({
  name: texts.name,
  sector: blankOr(texts.sector),
  logoPictureId: PictureId.nullable(),
  translations: translationsOf(texts),
})
export type ClientDraft = z.output<typeof ClientDraft>

export const Client = recordOf(z.int(), ClientDraft, { slug: z.string(), position: z.int() })
export type Client = z.input<typeof Client>
export const ClientsQuery = orderedQuery({}, ['name'])
