import { sql } from 'drizzle-orm'
import { check, date, pgTable, smallint } from 'drizzle-orm/pg-core'

/** Known years of Bikram Sambat. Each begins on the day after the previous one ends. */
export const calendarYears = pgTable(
  'calendar_years',
  {
    year: smallint().primaryKey(),
    /** Gregorian date of 1 Baisakh. */
    startsOn: date().notNull(),
    daysInMonth: smallint().array().notNull(),
  },
  ({ daysInMonth }) => [
    check(
      'calendar_years_months',
      sql`cardinality(${daysInMonth}) = 12 and 29 <= all (${daysInMonth}) and 32 >= all (${daysInMonth})`,
    ),
    check(
      'calendar_years_days',
      sql.raw(`${Array.from({ length: 12 }, (_, month) => `days_in_month[${month + 1}]`).join(' + ')} in (365, 366)`),
    ),
  ],
)
