import { and, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Rows of some days in Nepal, the last one included; of all days where no end is given. */
export function withinDays(column: PgColumn, { from, to }: { from?: string | undefined; to?: string | undefined }) {
  return and(
    from === undefined ? undefined : gte(column, midnight(from)),
    to === undefined ? undefined : lt(column, sql`${midnight(to)} + interval '1 day'`),
  )
}

/** The beginning of a day in Nepal. */
function midnight(day: string): SQL {
  return sql`(${day}::date::timestamp at time zone 'Asia/Kathmandu')`
}
