import { z } from 'zod'

const MAX_PAGE = 100_000
const MAX_PER_PAGE = 100
const MAX_SEARCH_LENGTH = 200

/**
 * Query shared by all lists of the back office; each list adds its filters.
 *
 * @param sorts  the columns it can be ordered by; the first, the other way round, is the usual order
 */
export function listQuery<Filters extends z.ZodRawShape>(sorts: readonly [string, ...string[]], filters: Filters) {
  return z.strictObject({
    page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
    perPage: z.coerce.number().int().min(1).max(MAX_PER_PAGE).default(25),
    /** A column, with `-` before it for the largest first. */
    sort: z.enum([...sorts, ...sorts.map((sort) => `-${sort}`)]).default(`-${sorts[0]}`),
    /** Words to look for. */
    q: z.string().max(MAX_SEARCH_LENGTH).default(''),
    /** With commas between: just these. */
    ids: z
      .string()
      .transform((text) => text.split(','))
      .optional(),
    ...filters,
  })
}

/** Which page of how long a list, and in which order: what `listQuery` gives besides filters. */
export type ListPage = { page: number; perPage: number; sort: string }

export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.number().int() })
}

/** Hash of all editable fields of a record that several people may edit. */
export const Version = z.string().regex(/^[0-9a-f]{16}$/, 'Must be the version that was read')
