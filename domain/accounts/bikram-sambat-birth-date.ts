import { pastDay } from '../calendar/past-years.ts'
import { latinDigits } from '../text.ts'
import type { CalendarDay } from './birth-date.ts'

/** How people spell the months, from Baisakh. */
const months = [
  ['baisakh', 'baishakh', 'वैशाख', 'बैशाख'],
  ['jestha', 'jeth', 'जेठ', 'जेष्ठ'],
  ['ashadh', 'asadh', 'asar', 'असार', 'आषाढ'],
  ['shrawan', 'sawan', 'saun', 'श्रावण', 'साउन'],
  ['bhadra', 'bhadau', 'भदौ', 'भाद्र'],
  ['ashwin', 'ashoj', 'asoj', 'असोज', 'आश्विन'],
  ['kartik', 'kattik', 'कात्तिक', 'कार्तिक'],
  ['mangsir', 'marga', 'मंसिर', 'मङ्सिर'],
  ['poush', 'paush', 'pus', 'push', 'पुस', 'पौष'],
  ['magh', 'माघ'],
  ['falgun', 'phalgun', 'fagun', 'phagun', 'फागुन', 'फाल्गुन'],
  ['chaitra', 'chait', 'चैत', 'चैत्र'],
]

/** Says that a date is Bikram Sambat, before or after it. */
const marks = new Set(['bs', 'b.s', 'b.s.', 'वि.सं', 'वि.सं.', 'बि.सं', 'बि.सं.', 'विसं', 'बिसं'])

/**
 * Parses a date of Bikram Sambat: with `BS`, with the name of a month, or with a year that the Gregorian calendar has not
 * reached yet: `2052-12-28`, `28 Chaitra 2052`, `2015/1/9 BS`.
 *
 * @returns its Gregorian day; null for a day that the calendar does not have; undefined for text that is no such date
 */
export function parseBikramSambatBirthDate(text: string, now: Date): CalendarDay | null | undefined {
  const words = latinDigits(text)
    .toLowerCase()
    .split(/[\s,/]+/)
    .filter((word) => word !== '')
  const unmarked = words.filter((word) => !marks.has(word))
  const parts = unmarked.flatMap((word) => word.split(/[.-]/)).filter((part) => part !== '')
  const named = parts.findIndex((part) => monthNamed(part) > 0)
  const day = named < 0 ? inFigures(parts) : withName(parts, named)
  if (!day) return undefined
  const isMeant = unmarked.length < words.length || named >= 0 || day.year > now.getUTCFullYear()
  return isMeant ? pastDay(day) : undefined
}

type Parts = { year: number; month: number; day: number }

/** Year first or last. */
function inFigures(parts: readonly string[]): Parts | undefined {
  if (parts.length !== 3 || !parts.every((part) => /^\d{1,4}$/.test(part))) return undefined
  const [first = '', month = '', last = ''] = parts
  if (first.length === 4) return partsOf(first, Number(month), last)
  return last.length === 4 ? partsOf(last, Number(month), first) : undefined
}

function withName(parts: readonly string[], named: number): Parts | undefined {
  const [one = '', other = '', ...rest] = parts.filter((_, index) => index !== named)
  if (rest.length > 0 || ![one, other].every((part) => /^\d{1,4}$/.test(part))) return undefined
  const month = monthNamed(parts[named] ?? '')
  return one.length === 4 ? partsOf(one, month, other) : partsOf(other, month, one)
}

function partsOf(year: string, month: number, day: string): Parts | undefined {
  return year.length === 4 && day.length <= 2 ? { year: Number(year), month, day: Number(day) } : undefined
}

/** From 1; 0 for no month. */
function monthNamed(word: string): number {
  return months.findIndex((names) => names.includes(word)) + 1
}
