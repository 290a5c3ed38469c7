import { desc, eq, sql } from 'drizzle-orm'
import { CalendarYear, CalendarYearDraft, CalendarYearsQuery, YearKey } from '#contract/admin/calendar.ts'
import { renamesPast, startAfter, weekdayOf } from '#domain/calendar/bikram-sambat.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { recordKind } from '../../records/record-kind.ts'
import { refuseFields } from '../../records/refuse-fields.ts'
import type { Db } from '../../db/client.ts'
import { calendarYears as table } from '../../db/schema.ts'
import { enqueue } from '../../jobs/queue.ts'
import { say, type Sentence } from '../../language/sentence.ts'

const { year, startsOn, daysInMonth } = table
const endsOn = sql<string>`(${startsOn} + (select sum(days) from unnest(${daysInMonth}) as days)::int - 1)::text`
const isLast = sql<boolean>`${year} = (select max(year) from calendar_years)`
const NOT_LAST = 'Another year follows; only the last one can be changed'

/** The calendar for invoice dates. Years are added at its end; issued invoices and credit notes keep their dates. */
export const calendarYears = recordKind({
  name: 'calendar year',
  path: '/calendar-years',
  tags: ['Back office: settings'],
  reads: 'settings.read',
  writes: 'settings.write',
  contract: { key: YearKey, draft: CalendarYearDraft, record: CalendarYear, query: CalendarYearsQuery },
  table,
  id: year,
  sorts: { year },
  refusals: { calendar_years_pkey: ['year', 'Somebody has just added this year'] },
  wanted: () => undefined,

  rows: (db) =>
    db
      .select({
        id: year,
        year,
        startsOn,
        daysInMonth,
        endsOn,
        isLast,
        firstWeekday: sql<number>`extract(dow from ${startsOn})::int`,
      })
      .from(table),

  async insert(tx, draft) {
    const last = await lockLast(tx)
    const start = startAfter([last])
    refuseFields({
      year: draft.year !== last.year + 1 && say('calendar.next-year', { year: last.year + 1 }),
      firstWeekday: weekdayProblem(start, draft.firstWeekday),
    })
    await tx.insert(table).values({ year: draft.year, startsOn: start, daysInMonth: draft.daysInMonth })
    await enqueue(tx, 'issue-waiting-papers', {})
    return draft.year
  },

  async update(tx, id, draft, before) {
    const last = await lockLast(tx)
    refuseFields({
      year: draft.year !== id && 'Cannot be changed',
      firstWeekday: weekdayProblem(before.startsOn, draft.firstWeekday),
      daysInMonth:
        last.year === id
          ? renamesPast(before, draft.daysInMonth, nepalDay(new Date())) && 'Would change dates that have passed'
          : NOT_LAST,
    })
    await tx.update(table).set({ daysInMonth: draft.daysInMonth }).where(eq(year, id))
  },

  async remove(tx, id, before) {
    const last = await lockLast(tx)
    const hasBegun = before.startsOn <= nepalDay(new Date())
    refuseFields({ year: last.year !== id ? NOT_LAST : hasBegun && 'Has begun: papers may carry its dates' })
    await tx.delete(table).where(eq(year, id))
  },
})

/** Locks the calendar against concurrent changes until the transaction ends, and returns its last year. */
async function lockLast(tx: Db) {
  await tx.execute(sql`lock table calendar_years in share row exclusive mode`)
  const [last] = await tx.select().from(table).orderBy(desc(year)).limit(1)
  if (!last) throw new Error('The calendar has no year; a migration adds the first ones')
  return last
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function weekdayProblem(start: string, weekday: number): Sentence | false {
  const expected = weekdayOf(start)
  return weekday !== expected && say('calendar.weekday', { weekday: [weekdays[expected]!], start })
}
