import { asc } from 'drizzle-orm'
import type { CalendarYears } from '#domain/calendar/bikram-sambat.ts'
import { setAddedYears } from '#domain/calendar/added-years.ts'
import { bikramSambatYears } from '#domain/calendar/bikram-sambat-years.ts'
import type { Db } from '../db/client.ts'
import { calendarYears } from '../db/schema.ts'

/** Reads all stored years of Bikram Sambat, in order. */
export function readCalendarYears(db: Db): Promise<CalendarYears> {
  return db.select().from(calendarYears).orderBy(asc(calendarYears.year))
}

/** Reads the years that staff have added or corrected. From now on, texts of this process use them. */
export async function readAddedYears(db: Db): Promise<CalendarYears> {
  const added = (await readCalendarYears(db)).filter((row) => {
    const known = bikramSambatYears.find(({ year }) => year === row.year)
    return known?.daysInMonth.join() !== row.daysInMonth.join()
  })
  setAddedYears(added)
  return added
}
