import { type CalendarDay, parseBirthDate } from './birth-date.ts'
import { latinDigits } from './digits.ts'

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
 * `1996-04-14`; in Latin or Devanagari digits, the month's name in English and from its third letter on.
 *
 * @returns  null for what is no day of the calendar
 */
export function parseTypedBirthDate(text: string): CalendarDay | null {
  const typed = latinDigits(text).trim().toLowerCase()
  const parts = [namedMonth, dayFirst, yearFirst].map((read) => read(typed)).find((read) => read !== undefined)
  if (!parts) return null
  const [year, month, day] = parts
  return parseBirthDate([year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'))
}

type Parts = [year: string, month: string, day: string]

function namedMonth(typed: string): Parts | undefined {
  const [, before, name, after, year] =
    /^(\d{1,2})?[\s.-]*([a-z]{3,9})[\s.-]*(\d{1,2})?[\s.,-]+(\d{4})$/.exec(typed) ?? []
  const day = before ?? after
  if (name === undefined || day === undefined || year === undefined || (before && after)) return undefined
  const month = months.findIndex((one) => one.startsWith(name)) + 1
  return month > 0 ? [year, String(month), day] : undefined
}

function dayFirst(typed: string): Parts | undefined {
  const [, day, month, year] = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})$/.exec(typed) ?? []
  return day !== undefined && month !== undefined && year !== undefined ? [year, month, day] : undefined
}

function yearFirst(typed: string): Parts | undefined {
  const [, year, month, day] = /^(\d{4})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})$/.exec(typed) ?? []
  return day !== undefined && month !== undefined && year !== undefined ? [year, month, day] : undefined
}
