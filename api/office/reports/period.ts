import type { ReportAsked, ReportYears } from '#contract/admin/reports.ts'
import { fiscalMonthOf, fiscalYearIn, type FiscalMonth, type FiscalYear } from '#domain/reports/fiscal-months.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { readCalendarYears } from '../../platform/calendar/calendar-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { refuseFields } from '../../platform/records/refuse-fields.ts'
import { readFirstFiscalYear } from './paper-queries.ts'
import type { ReportTools } from './report.ts'

/** A fiscal year, or a month of it. */
export type Period = { year: FiscalYear; month: FiscalMonth | null; name: string; fileName: string }

/** Reads the fiscal years that have a report. */
export async function readReportYears(db: Db, now: Date): Promise<ReportYears> {
  const calendar = await readCalendarYears(db)
  const current = fiscalMonthOf(nepalDay(now), calendar) ?? null
  const last = current?.year ?? calendar.at(-1)!.year
  const first = Math.min((await readFirstFiscalYear(db)) ?? last, last)
  const years = Array.from({ length: last - first + 1 }, (_, back) => fiscalYearIn(calendar, last - back))
  return {
    years: years.flatMap((year) => (year ? [{ ...year, months: year.months.map(shownMonth) }] : [])),
    current,
  }
}

function shownMonth({ month, name, startsOn, endsOn }: FiscalMonth) {
  return { month, name, startsOn, endsOn }
}

/** Finds the period of a report. @throws AppError invalid_input for one that the calendar does not know */
export async function periodOf({ db, now }: ReportTools, { year, month }: ReportAsked): Promise<Period> {
  const calendar = await readCalendarYears(db)
  const wanted = year ?? fiscalMonthOf(nepalDay(now), calendar)?.year ?? calendar.at(-1)!.year
  const found = fiscalYearIn(calendar, wanted)
  const known = found?.months.find((one) => one.month === month) ?? null
  refuseFields({
    year: !found && `The calendar does not know the fiscal year that begins in ${wanted}`,
    month: found && month !== undefined && !known && 'The calendar does not know this month yet',
  })
  return {
    year: found!,
    month: known,
    name: `Fiscal year ${found!.name}${known ? `, ${known.name}` : ''}`,
    fileName: known?.key ?? found!.name.replace('/', '-'),
  }
}
