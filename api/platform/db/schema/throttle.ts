import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Rate-limit counters shared by all processes; rate-limiter-flexible dictates the column names
 * (api/platform/rate-limits/).
 */
export const limitCounts = pgTable(
  'limit_counts',
  {
    /** Name of the limit, and a keyed hash of the client it counts. */
    key: text().primaryKey(),
    points: integer().notNull(),
    /** When the count resets. */
    expire: timestamp({ withTimezone: true }).notNull(),
  },
  (count) => [index('limit_counts_expire').on(count.expire)],
)
