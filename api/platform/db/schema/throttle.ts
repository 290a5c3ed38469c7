import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

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
    expire: instant().notNull(),
  },
  (count) => [index('limit_counts_expire').on(count.expire)],
)
