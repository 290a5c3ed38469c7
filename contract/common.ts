import { MAX_CHOICES, MAX_PAGE } from '#domain/bounds.ts'
import { ID_PATTERN } from '#domain/id.ts'
import { z } from 'zod'

/** An id as it stands in a path or a query. */
export const Id = z.string().regex(ID_PATTERN, 'Must be a whole number from 1 to 999999999')

/** The largest number that a column of type `integer` holds. */
export const MAX_INTEGER = 2_147_483_647

/** The number of a row, in a body. */
export const RowId = z.int().positive().max(MAX_INTEGER)

/** A day as a call names it. The first years, and those after 9999, are none to the database. */
export const Day = z.iso.date().refine((day) => day >= '1900' && day < '3000', 'Must be a date from 1900 to 2999')

/** For addresses that take no query at all. */
export const NoQuery = z.strictObject({})

/**
 * A comma-separated list in a query, each entry checked by `entry`, each kept once, in the order as asked. Where the
 * order means nothing use `commaSet`.
 */
export function commaList<Entry extends z.ZodType<unknown, string>>(entry: Entry, most: number) {
  return listOf(entriesIn, entry, most)
}

/** The same where the order means nothing: sorted, so that the same set is the same question to the answer cache. */
export function commaSet<Entry extends z.ZodType<unknown, string>>(entry: Entry) {
  return listOf((text) => entriesIn(text).toSorted(), entry, MAX_CHOICES)
}

function listOf<Entry extends z.ZodType<unknown, string>>(
  split: (text: string) => string[],
  entry: Entry,
  most: number,
) {
  const entries = z.array(entry).min(1, 'Must name at least one, separated by commas')
  return z.string().max(400).transform(split).pipe(entries.max(most))
}

function entriesIn(text: string): string[] {
  return [...new Set(text.split(',').filter((part) => part !== ''))]
}

/** `true` and `false` as words in a query. */
export const QueryFlag = z.enum(['true', 'false']).transform((word) => word === 'true')

/** A whole number in a query: decimal digits and nothing else (no `1e3`, no `0x1f`, no empty text). */
export function WholeNumber(least: number, most: number) {
  const number = z
    .int({ error: ({ code, input }) => (code === 'invalid_type' ? wrongNumber(input) : undefined) })
    .min(least)
    .max(most)
  return z.preprocess(digitsAsNumber, number)
}

/** The number of a row, in a path or a query. */
export const QueryRowId = WholeNumber(1, MAX_INTEGER)

/** A query that names a field twice arrives as a list. */
function wrongNumber(input: unknown): string {
  return Array.isArray(input) ? 'Must be a whole number, given once' : 'Must be a whole number'
}

function digitsAsNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value
}

export const Page = WholeNumber(1, MAX_PAGE).default(1)

/** A page size with its own default and its own end. */
export function Limit(usual: number, most: number) {
  return WholeNumber(1, most).default(usual)
}

/** What every picture needs to be shown sharp, at once and without a shift; its addresses follow from `id` (domain/catalog/picture.ts). */
export const Picture = z.object({
  id: z.string(),
  alt: z.string(),
  /** Pixels of the original. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** A blurred miniature as a data URI. */
  placeholder: z.string(),
  /** What must stay in sight where it is cropped, as `object-position` takes it; absent where that is the middle. */
  focus: z.string().optional(),
  /** Present until its AVIF files exist; its WebP files always do. */
  isWebpOnly: z.literal(true).optional(),
})
export type Picture = z.infer<typeof Picture>

/** A category or subcategory as it is named inside another answer. */
export const NamedId = z.object({ _id: z.string(), name: z.string() })
export type NamedId = z.infer<typeof NamedId>

export const IdempotencyHeaders = z.looseObject({
  'idempotency-key': z
    .string('Must be given: a new one for each order, the same one for each try of it')
    .regex(/^[\x21-\x7e]{1,200}$/, 'Must be 1 to 200 visible ASCII signs'),
})

/** Headers of calls that also work without a key; then every request is executed. */
export const OptionalIdempotencyHeaders = IdempotencyHeaders.partial()
