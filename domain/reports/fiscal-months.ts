import {
  bikramSambatText,
  fiscalYearOf,
  isKnownDay,
  toBikramSambat,
  type CalendarYears,
} from '../calendar/bikram-sambat.ts'
import { englishMonths } from '../calendar/bikram-sambat-months.ts'
import { dayAfter } from '../nepal-time.ts'
import { sum } from '../sum.ts'

/** Months of Bikram Sambat in the order of a fiscal year: Shrawan to Ashadh. */
const fiscalMonths = [4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3] as const

export type FiscalMonth = {
  /** Number in the calendar year: 4 is Shrawan. */
  month: number
  /** `2083-04`, as the days of invoices begin. */
  key: string
  /** `Shrawan 2083` */
  name: string
  /** First and last day, in Gregorian: `2026-07-17`. */
  startsOn: string
  endsOn: string
}

/** A fiscal year by the calendar year in which it begins. */
export type FiscalYear = {
  year: number
  /** `2083/84` */
  name: string
  /** The months that the calendar knows: twelve, or nine when the next calendar year is not published yet. */
  months: FiscalMonth[]
}

/** `2083/84` for 2083. */
export function fiscalYearName(year: number): string {
  return fiscalYearOf({ year, month: fiscalMonths[0], day: 1 })
}

/** A fiscal year with its months; undefined if the calendar does not know its first month. */
export function fiscalYearIn(years: CalendarYears, year: number): FiscalYear | undefined {
  const months = fiscalMonths.flatMap((month) => {
    const calendarYear = month >= fiscalMonths[0] ? year : year + 1
    const known = years.find((one) => one.year === calendarYear)
    if (!known) return []
    const startsOn = dayAfter(known.startsOn, sum(known.daysInMonth.slice(0, month - 1)))
    const endsOn = dayAfter(startsOn, known.daysInMonth[month - 1]! - 1)
    const key = bikramSambatText({ year: calendarYear, month, day: 1 }).slice(0, 'YYYY-MM'.length)
    return [{ month, key, name: `${englishMonths[month - 1]} ${calendarYear}`, startsOn, endsOn }]
  })
  return months[0]?.month === fiscalMonths[0] ? { year, name: fiscalYearName(year), months } : undefined
}

/** The calendar year in which the fiscal year of a Gregorian day begins, and the day's month; undefined outside the calendar. */
export function fiscalMonthOf(day: string, years: CalendarYears): { year: number; month: number } | undefined {
  if (!isKnownDay(day, years)) return undefined
  const { year, month } = toBikramSambat(day, years)
  return { year: month >= fiscalMonths[0] ? year : year - 1, month }
}

/** Gregorian months of a fiscal year. The first and the last one are parts of a month: they begin and end with the year. */
export function gregorianMonthsOf({ months }: FiscalYear): Pick<FiscalMonth, 'key' | 'name' | 'startsOn' | 'endsOn'>[] {
  const [first, last] = [months[0]!.startsOn, months.at(-1)!.endsOn]
  const found = []
  for (let startsOn = first; startsOn <= last;) {
    const end = lastOfMonth(startsOn)
    const endsOn = end < last ? end : last
    const isWhole = startsOn.endsWith('-01') && endsOn === end
    const part = isWhole ? '' : `, ${Number(startsOn.slice(-2))} to ${Number(endsOn.slice(-2))}`
    found.push({ key: startsOn.slice(0, 'YYYY-MM'.length), name: `${monthName(startsOn)}${part}`, startsOn, endsOn })
    startsOn = dayAfter(endsOn, 1)
  }
  return found
}

const monthAndYear = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' })

function monthName(day: string): string {
  return monthAndYear.format(new Date(day))
}

function lastOfMonth(day: string): string {
  const [year, month] = day.split('-').map(Number)
  return new Date(Date.UTC(year!, month!, 0)).toISOString().slice(0, 10)
}
