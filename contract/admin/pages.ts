import { languages } from '#domain/language/languages.ts'
import { z } from 'zod'
import { listQuery } from './list.ts'
import { recordOf } from './records.ts'
import { blankOr, Instant, line, lines, translationsOf } from './texts.ts'

/** As many as are rendered (api/shop/pages/render-markdown.ts). */
const MAX_BODY_LENGTH = 20_000

const texts = { title: line(120), summary: line(400), body: lines(MAX_BODY_LENGTH) }

/** A page that is only read. Its body is Markdown, in which `{shippingFee}` and its like stand for facts of the shop. */
export const PageDraft = z.object({ ...texts, summary: blankOr(texts.summary), translations: translationsOf(texts) })
export type PageDraft = z.output<typeof PageDraft>

/** `id` is its address: `return-policy`. Readers see `updatedAt`: it moves when a text has changed. */
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
  /** Names between braces that are no facts: they would stand in the page as they are. */
  unknownFacts: z.array(z.string()),
})
export type PagePreview = z.infer<typeof PagePreview>

/** What may stand between braces, and what readers see in its place. */
export const PageFacts = z.object({
  items: z.array(z.object({ id: z.string(), en: z.string(), ne: z.string() })),
  total: z.int(),
})
export type PageFacts = z.infer<typeof PageFacts>
