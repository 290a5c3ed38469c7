import { MAX_CHOICES, MAX_PAGE } from '#domain/bounds.ts'
import { ID_PATTERN } from '#domain/id.ts'
import type { MessageId } from '#messages/english.ts'
import { z } from 'zod'

/** Names the problem of a field by a message that exists in every language; other texts are for programs. */
export function problem(id: MessageId): MessageId {
  return id
}

/** An id in a path or a query. */
export const Id = z.string().regex(ID_PATTERN, problem('fields.not-an-id'))

/** The largest number that a column of type `integer` holds. */
export const MAX_INTEGER = 2_147_483_647

/** A row id in a body. */
export const RowId = z.int().positive().max(MAX_INTEGER)

/** An amount of whole rupees. */
export const Rupees = z.int().nonnegative()

/** A calendar date. The range excludes years that PostgreSQL cannot store or that have more than four digits. */
export const Day = z.iso.date().refine((day) => day >= '1900' && day < '3000', problem('fields.not-a-day'))

/** A successful reply: what it shares with `ErrorBody`, and the fields of its call. */
export function reply<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ success: z.literal(true), error: z.literal(false), message: z.string(), ...shape })
}

/** Query schema of routes without a query. */
export const NoQuery = z.strictObject({})

/**
 * A comma-separated list in a query. `entry` validates each entry. Duplicates are dropped and the order is kept. If the
 * order has no meaning, use `commaSet`.
 */
export function commaList<Entry extends z.ZodType<unknown, string>>(entry: Entry, most: number) {
  return listOf(entriesIn, entry, most)
}

/** Like `commaList`, but sorted, so that equal sets share one entry in the response cache. */
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

/** The words `true` and `false` in a query. */
export const QueryFlag = z.enum(['true', 'false']).transform((word) => word === 'true')

/** A whole number in a query: only decimal digits (no `1e3`, no `0x1f`, no empty string). */
export function WholeNumber(least: number, most: number) {
  const number = z
    .int({ error: ({ code, input }) => (code === 'invalid_type' ? wrongNumber(input) : undefined) })
    .min(least)
    .max(most)
  return z.preprocess(digitsAsNumber, number)
}

/** A row id in a path or a query. */
export const QueryRowId = WholeNumber(1, MAX_INTEGER)

/** A query that repeats a field arrives as an array. */
function wrongNumber(input: unknown): string {
  return Array.isArray(input) ? problem('fields.whole-number-once') : problem('fields.whole-number')
}

function digitsAsNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value
}

export const Page = WholeNumber(1, MAX_PAGE).default(1)

/** A page size with a default and a maximum. */
export function Limit(usual: number, most: number) {
  return WholeNumber(1, most).default(usual)
}

/** Data to show a picture without a layout shift. Its URLs derive from `id` (domain/catalog/picture.ts). */
export const Picture = z.object({
  id: z.string(),
  alt: z.string(),
  /** Pixels of the original. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Blurred thumbnail as a data URI. */
  placeholder: z.string(),
  /** Focal point for cropping, as an `object-position` value; absent for the centre. */
  focus: z.string().optional(),
  /** Present until the AVIF files exist; WebP files always exist. */
  isWebpOnly: z.literal(true).optional(),
})
export type Picture = z.infer<typeof Picture>

/** A category or subcategory referenced in another reply. */
export const NamedId = z.object({ _id: z.string(), name: z.string() })
export type NamedId = z.infer<typeof NamedId>

export const IdempotencyHeaders = z.looseObject({
  'idempotency-key': z
    .string('Must be given: a new one for each order, the same one for each try of it')
    .regex(/^[\x21-\x7e]{1,200}$/, 'Must be 1 to 200 visible ASCII characters'),
})

/** Use a new key for each thing that is sent, and the same key for each retry. */
export const UuidKeyHeaders = z.looseObject({ 'idempotency-key': z.uuid('Must be a UUID') })

/** Without a key, every call is a new one; a registration then recognizes a retry by its cookie. */
export const OptionalUuidKeyHeaders = UuidKeyHeaders.partial()

/** Headers of calls in which the key is optional. Without a key, every request is executed. */
export const OptionalIdempotencyHeaders = IdempotencyHeaders.partial()

/** Maximum length of a one-time code as typed. */
export const MAX_CODE_LENGTH = 100
