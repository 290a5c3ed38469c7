import { languages } from '#domain/language/languages.ts'
import { z } from 'zod'
import { listQuery } from './list.ts'
import { recordOf } from './records.ts'
import { blankOr, Instant, line, lines, translationsOf } from './texts.ts'

/** The maximum that the renderer accepts (api/shop/pages/render-markdown.ts). */
const MAX_BODY_LENGTH = 20_000

const texts = { title: line(120), summary: line(400), body: lines(MAX_BODY_LENGTH) }

/** A static page. Its body is Markdown; placeholders such as `{shippingFee}` insert shop settings. */
export const PageDraft = z.object({ ...texts, summary: blankOr(texts.summary), translations: translationsOf(texts) })
export type PageDraft = z.output<typeof PageDraft>

/** `id` is the page's URL slug, such as `return-policy`. Readers see `updatedAt`; it changes when a text changes. */
export const Page = recordOf(z.string(), PageDraft, { updatedAt: Instant })
export type Page = z.input<typeof Page>
export const PagesQuery = listQuery(['title', 'updatedAt'], {})

export const PageKey = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Must be small letters, digits and single dashes')

export const PagePreviewBody = z.strictObject({
  body: z.string().max(MAX_BODY_LENGTH),
  language: z.enum(languages),
})
export type PagePreviewBody = z.input<typeof PagePreviewBody>

export const PagePreview = z.object({
  html: z.string(),
  /** Unknown placeholders; the page would show them literally. */
  unknownFacts: z.array(z.string()),
})
export type PagePreview = z.infer<typeof PagePreview>

/** The available placeholders and the values that readers see. */
export const PageFacts = z.object({
  items: z.array(z.object({ id: z.string(), en: z.string(), ne: z.string() })),
  total: z.int(),
})
export type PageFacts = z.infer<typeof PageFacts>
