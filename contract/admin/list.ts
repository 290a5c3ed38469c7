import { z } from 'zod'

/** Rows of a long list that its total counts, beyond those before the page. */
export const LIST_COUNTED = 10_000
const MAX_PAGE = 100_000
const MAX_PER_PAGE = 100
const MAX_SEARCH_LENGTH = 200

/**
 * Query shared by all lists of the back office; each list adds its filters.
 *
 * @param sorts  the sortable columns; the default is the first one in descending order
 */
export function listQuery<Filters extends z.ZodRawShape>(sorts: readonly [string, ...string[]], filters: Filters) {
  return z.strictObject({
    page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
    perPage: z.coerce.number().int().min(1).max(MAX_PER_PAGE).default(25),
    /** A column name; a leading `-` sorts in descending order. */
    sort: z.enum([...sorts, ...sorts.map((sort) => `-${sort}`)]).default(`-${sorts[0]}`),
    /** Search terms. */
    q: z.string().max(MAX_SEARCH_LENGTH).default(''),
    /** Comma-separated ids; restricts the list to these. */
    ids: z
      .string()
      .transform((text) => text.split(','))
      .optional(),
    ...filters,
  })
}

/** Paging and sort order of a list: everything in `listQuery` except filters. */
export type ListPage = { page: number; perPage: number; sort: string }

export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.number().int() })
}

/** A list that may be too long to count. `hasMore`: there are more than `total`, which counts up to LIST_COUNTED after the page, or fewer of a search. */
export function longListOf<Item extends z.ZodType>(item: Item) {
  return listOf(item).extend({ hasMore: z.boolean() })
}

/** Hash of the editable fields; detects concurrent edits. */
export const Version = z.string().regex(/^[0-9a-f]{16}$/, 'Must be the version that was read')
