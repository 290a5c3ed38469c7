import { type CalendarDay, parseBirthDate } from './birth-date.ts'
import { parseBikramSambatBirthDate } from './bikram-sambat-birth-date.ts'
import { latinDigits } from '../text.ts'
import type { Formats } from '../language/formats.ts'

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/**
 * A day as people in Nepal write it: `14 April 1996`, `April 14, 1996`, `14/4/1996`, also with dots or dashes, or
 * `1996-04-14`; in Latin or Devanagari digits, the month's name in English and from its third letter on. A date of Bikram
 * Sambat counts as its Gregorian day (bikram-sambat-birth-date.ts).
 *
 * @param format  of the page: days as it writes them and its names of the months are understood, too
 * @returns  null for anything that is no day of the calendar
 */
export function parseTypedBirthDate(text: string, format?: Formats, now: Date = new Date()): CalendarDay | null {
  const inBikramSambat = parseBikramSambatBirthDate(text, now)
  if (inBikramSambat !== undefined) return inBikramSambat
  const typed = latinDigits(format ? withEnglishMonths(text, format) : text)
    .trim()
    .toLowerCase()
  const parts = [namedMonth, namedMonthLater, dayFirst, yearFirst]
    .map((read) => read(typed))
    .find((read) => read !== undefined)
  if (!parts) return null
  const [year, month, day] = parts
  return parseBirthDate([year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'))
}

/** `१४ अप्रिल १९९६` -> `१४ april १९९६` */
function withEnglishMonths(text: string, format: Formats): string {
  return months.reduce((typed, month, at) => typed.replace(format.month(at + 1), month), text)
}

type Parts = [year: string, month: string, day: string]

function namedMonth(typed: string): Parts | undefined {
  const [, before, name, after, year] =
    /^(\d{1,2})?[\s.-]*([a-z]{3,9})(?:[\s.-]*(\d{1,2}))?[\s.,-]+(\d{4})$/.exec(typed) ?? []
  const day = before ?? after
  if (name === undefined || day === undefined || year === undefined || (before && after)) return undefined
  const month = months.findIndex((one) => one.startsWith(name)) + 1
  return month > 0 ? [year, String(month), day] : undefined
}

/** As Nepali writes it: `सन् 1996 april 14`. */
function namedMonthLater(typed: string): Parts | undefined {
  const [, year, name, day] = /^(?:सन् ?)?(\d{4})[\s.,-]*([a-z]{3,9})[\s.,-]*(\d{1,2})$/.exec(typed) ?? []
  return year === undefined ? undefined : namedMonth(`${day} ${name} ${year}`)
}

function dayFirst(typed: string): Parts | undefined {
  const [, day, month, year] = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})$/.exec(typed) ?? []
  return day !== undefined && month !== undefined && year !== undefined ? [year, month, day] : undefined
}

function yearFirst(typed: string): Parts | undefined {
  const [, year, month, day] = /^(\d{4})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})$/.exec(typed) ?? []
  return day !== undefined && month !== undefined && year !== undefined ? [year, month, day] : undefined
}
