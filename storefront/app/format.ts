import { formatRupees } from '#domain/money.ts'
import { nationalPhone } from '#domain/national-phone.ts'
import type { Language } from './messages/language.ts'

/** Intl's names of our languages; the Indian grouping is Nepal's too (1,00,000). */
const locales = { en: 'en-IN' } satisfies Record<Language, string>

const NEPAL_TIME = 'Asia/Kathmandu'

/** `112500` -> `Nrs. 1,12,500`. */
export const formatMoney = formatRupees

/** `125000` -> `1,25,000`. */
export function formatNumber(value: number, language: Language = 'en'): string {
  return new Intl.NumberFormat(locales[language]).format(value)
}

/** One decimal always, as ratings are shown: `4` -> `4.0`. */
export function formatRating(rating: number, language: Language = 'en'): string {
  return new Intl.NumberFormat(locales[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating)
}

/** What a reduced price saves: `12.1` -> `−12.1%`. */
export function formatDiscount(percent: number, language: Language = 'en'): string {
  const figures = new Intl.NumberFormat(locales[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return `−${figures.format(percent)}%`
}

/** An ISO instant as a day in Nepal: `4 March 2026`. */
export function formatDate(iso: string, language: Language = 'en'): string {
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: NEPAL_TIME })
  return day.format(new Date(iso))
}

/** An ISO instant as a day in Nepal, in little room: `4 Mar 2026`. */
export function formatShortDate(iso: string, language: Language = 'en'): string {
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: NEPAL_TIME })
  return day.format(new Date(iso))
}

/** The time of day of an ISO instant in Nepal: `16:42`. */
export function formatTime(iso: string, language: Language = 'en'): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: NEPAL_TIME } as const
  return new Intl.DateTimeFormat(locales[language], options).format(new Date(iso))
}

/** A day of the calendar, as `2026-11-24`: `Tue 24 Nov`, or `Tue 24` where the month is said already. */
export function formatShortDay(day: string, { month = true } = {}, language: Language = 'en'): string {
  const date = new Date(day)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(date)
  const parts = [part({ weekday: 'short' }), part({ day: 'numeric' }), ...(month ? [part({ month: 'short' })] : [])]
  return parts.join(' ')
}

/** The short name of a weekday, 0 being Sunday: `Mon`. */
export function formatWeekday(day: number, language: Language = 'en'): string {
  const aSunday = Date.UTC(2026, 0, 4)
  const name = new Intl.DateTimeFormat(locales[language], { weekday: 'short', timeZone: 'UTC' })
  return name.format(aSunday + day * 86_400_000)
}

/** `09:00` -> `9`, `10:30` -> `10:30`: opening hours without noughts nobody reads. */
export function formatClock(time: string): string {
  const [hours, minutes] = time.split(':').map(Number)
  const twelve = (((hours ?? 0) + 11) % 12) + 1
  return minutes ? `${twelve}:${String(minutes).padStart(2, '0')}` : String(twelve)
}

/** `+97715550123` -> `01-5550123`. */
export const formatPhone = nationalPhone

const SECOND_MS = 1_000
const agoUnits = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How long ago an instant was, in whole units: `now`, `5 minutes ago`, `yesterday`. */
export function formatAgo(iso: string, now: Date = new Date(), language: Language = 'en'): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(iso)) / SECOND_MS)
  const ago = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' })
  const [unit, length] = agoUnits.find(([, inSeconds]) => seconds >= inSeconds) ?? ['second', Infinity]
  return ago.format(-Math.floor(seconds / length), unit)
}
