import { and, gte, ilike, lt, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { ID_PATTERN } from '#domain/id.ts'

/**
 * Condition for rows in which any of these texts or translations contains the typed text; undefined for a blank text.
 */
export function sayingAny(typed: string, ...columns: SQLWrapper[]): SQL | undefined {
  if (typed.trim() === '') return undefined
  return or(...columns.map((column) => ilike(sql`${column}::text`, containing(typed))))
}

/** Fewer letters have no trigram, with which an index finds a text anywhere. */
const TRIGRAM_LETTERS = 3

/**
 * The same for lists that may be long, over columns with an index of trigrams. One or two letters are looked for at the
 * beginning of words only.
 */
export function sayingAnyOfMany(typed: string, ...columns: SQLWrapper[]): SQL | undefined {
  const text = typed.trim()
  if (text.length >= TRIGRAM_LETTERS || text === '') return sayingAny(typed, ...columns)
  const beginning = containing(text).slice(1)
  const starts = (column: SQLWrapper) => [beginning, `% ${beginning}`].map((one) => ilike(sql`${column}::text`, one))
  return or(...columns.flatMap(starts))
}

/** Returns an `ilike` pattern for texts that contain the typed text, with its `%` and `_` taken literally. */
export function containing(typed: string): string {
  return `%${typed.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/** Condition for rows that meet another one, or for those that do not; undefined while nobody asked for either. */
export function isOrNot(wanted: boolean | undefined, condition: SQL): SQL | undefined {
  if (wanted === undefined) return undefined
  return wanted ? condition : sql`not (${condition})`
}

/** Condition for rows within some days in Nepal, including the last one; unlimited where an end is missing. */
export function withinDays(column: PgColumn, { from, to }: { from?: string | undefined; to?: string | undefined }) {
  return and(
    from === undefined ? undefined : gte(column, midnight(from)),
    to === undefined ? undefined : lt(column, sql`${midnight(to)} + interval '1 day'`),
  )
}

/** Returns the start of a day in Nepal. */
function midnight(day: string): SQL {
  return sql`(${day}::date::timestamp at time zone 'Asia/Kathmandu')`
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns the requested ids that can be numbers; the others match nothing. */
export function numericIds(ids: readonly string[]): number[] {
  return ids.filter((id) => ID_PATTERN.test(id)).map(Number)
}

/** Returns the requested ids that are UUIDs. */
export function uuidIds(ids: readonly string[]): string[] {
  return ids.filter((id) => UUID.test(id))
}

/** The hour of the clock in Nepal, 0 to 23. */
export function hourOf(column: PgColumn): SQL<number> {
  return sql<number>`extract(hour from ${column} at time zone 'Asia/Kathmandu')::int`
}
