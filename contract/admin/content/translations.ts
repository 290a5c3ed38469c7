import { z } from 'zod'
import { listOf, listQuery } from '#contract/admin/list.ts'

/** What has texts in Nepali, by its path in the back office. */
export const translatedKinds = [
  'products',
  'categories',
  'offers',
  'banners',
  'projects',
  'clients',
  'faqs',
  'pages',
  'stores',
  'promotions',
  'delivery-zones',
  'settings',
] as const
export type TranslatedKind = (typeof translatedKinds)[number]

export const TranslationGapsQuery = listQuery(['name'], { kind: z.enum(translatedKinds).optional() })
export type TranslationGapsQuery = z.output<typeof TranslationGapsQuery>

/** A record of which something is said in English only. */
const TranslationGap = z.object({
  /** `products/7`, its page in the back office. */
  id: z.string(),
  kind: z.enum(translatedKinds),
  recordId: z.string(),
  name: z.string(),
  /** Names of the fields that Nepali pages show in English. */
  missing: z.array(z.string()),
})
export type TranslationGap = z.infer<typeof TranslationGap>
export const TranslationGaps = listOf(TranslationGap)

/** How many records of each kind there are, and how many of them have gaps. */
export const TranslationCounts = listOf(z.object({ id: z.enum(translatedKinds), records: z.int(), withGaps: z.int() }))
export type TranslationCounts = z.infer<typeof TranslationCounts>
