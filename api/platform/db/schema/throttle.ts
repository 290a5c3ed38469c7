import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What was counted towards limits, by all processes; columns as rate-limiter-flexible names them (api/platform/rate-limits/). */
export const limitCounts = pgTable(
  'limit_counts',
  {
    /** Which limit, and a keyed hash of whose count it is. */
    key: text().primaryKey(),
    points: integer().notNull(),
    /** When it begins anew. */
    expire: timestamp({ withTimezone: true }).notNull(),
  },
  (count) => [index('limit_counts_expire').on(count.expire)],
)
