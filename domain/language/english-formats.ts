import type { Formats } from './formats.ts'
import { madeOnce } from '../made-once.ts'
import { formatRupees } from '../money.ts'
import { timeAgo } from './time-ago.ts'

/** The Indian grouping is Nepal's too (1,00,000). */
const LOCALE = 'en-IN'
const NEPAL_TIME = 'Asia/Kathmandu'

// All of them would take a phone some fifteen milliseconds as it opens a page, which needs few.
const number = madeOnce(() => new Intl.NumberFormat(LOCALE))
const date = instantFormat({ dateStyle: 'long' })
const shortDate = instantFormat({ dateStyle: 'medium' })
const time = instantFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const longDay = dayFormat({ dateStyle: 'long' })
const dayOfMonth = dayFormat({ day: 'numeric' })
const shortWeekday = dayFormat({ weekday: 'short' })
const shortMonth = dayFormat({ month: 'short' })
const longMonth = dayFormat({ month: 'long' })

/** Formats an instant as Nepal's clocks show it. */
function instantFormat(options: Intl.DateTimeFormatOptions): (instant: string) => string {
  const format = madeOnce(() => new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: NEPAL_TIME }))
  return (instant) => format().format(new Date(instant))
}

/** Formats a calendar day such as `2026-11-22`, which has no time zone. */
function dayFormat(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = madeOnce(() => new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' }))
  return (day) => format().format(new Date(day))
}

export const englishFormats: Formats = {
  money: formatRupees,
  number: (value) => number().format(value),
  rating: (rating) => rating.toFixed(1),
  discount: (percent) => `−${percent.toFixed(1)}%`,
  date,
  shortDate,
  time,
  day: longDay,
  shortDay(day, { month = true } = {}) {
    return [shortWeekday(day), dayOfMonth(day), ...(month ? [shortMonth(day)] : [])].join(' ')
  },
  nightDay: ([, morning], { month = true } = {}) =>
    month
      ? `the morning of ${englishFormats.shortDay(morning)}`
      : `early ${englishFormats.shortDay(morning, { month })}`,
  // The 4th of January 2026 was a Sunday.
  weekday: (day) => shortWeekday(`2026-01-${String(4 + day).padStart(2, '0')}`),
  month: (month) => longMonth(`2026-${String(month).padStart(2, '0')}-01`),
  timeOfDay: (clock) => clock,
  clock(clock) {
    const [hours = 0, minutes] = clock.split(':').map(Number)
    const twelve = ((hours + 11) % 12) + 1
    return minutes ? `${twelve}:${String(minutes).padStart(2, '0')}` : String(twelve)
  },
  phone: nationalPhone,
  ago(instant, now = new Date()) {
    const { count, unit } = timeAgo(instant, now)
    return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-count, unit)
  },
  place: (name) => name,
  places: (places) => places,
  digits: (text) => text,
  choice: (name) => name,
}

/** The valley of Kathmandu has area code 1 and seven digits, the rest of Nepal two and six. */
const LANDLINE = /^(?:(1)([4-6]\d{6})|(\d{2})(\d{6}))$/

/** As people in Nepal write it: `+97715550123` -> `01-5550123`, `+97761550125` -> `061-550125`, `+9779812345678` -> `9812345678`. */
function nationalPhone(phone: string): string {
  const [, national] = /^\+977(\d+)$/.exec(phone) ?? []
  if (national === undefined) return phone
  const [, valley, inValley, area, inArea] = LANDLINE.exec(national) ?? []
  if (valley !== undefined) return `0${valley}-${inValley}`
  return area === undefined ? national : `0${area}-${inArea}`
}
