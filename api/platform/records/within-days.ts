import { and, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

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
