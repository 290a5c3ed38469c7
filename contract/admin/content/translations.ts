import { z } from 'zod'
import { listOf, listQuery } from '#contract/admin/list.ts'

/** Record types with Nepali texts, named by their path in the back office. */
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
  'stock-places',
  'promotions',
  'sets',
  'delivery-zones',
  'instalment-plans',
  'settings',
] as const
export type TranslatedKind = (typeof translatedKinds)[number]

export const TranslationGapsQuery = listQuery(['name'], { kind: z.enum(translatedKinds).optional() })
export type TranslationGapsQuery = z.output<typeof TranslationGapsQuery>

/** A record with texts that exist only in English. */
const TranslationGap = z.object({
  /** Path of its page in the back office, such as `products/7`. */
  id: z.string(),
  kind: z.enum(translatedKinds),
  recordId: z.string(),
  name: z.string(),
  /** Fields that Nepali pages show in English. */
  missing: z.array(z.string()),
})
export type TranslationGap = z.infer<typeof TranslationGap>
export const TranslationGaps = listOf(TranslationGap)

/** Number of records of each kind, and number of records with gaps. */
export const TranslationCounts = listOf(z.object({ id: z.enum(translatedKinds), records: z.int(), withGaps: z.int() }))
export type TranslationCounts = z.infer<typeof TranslationCounts>
