import type { Formats } from './formats.ts'
import { formatRupees } from './money.ts'
import { nationalPhone } from './national-phone.ts'
import { timeAgo } from './time-ago.ts'

/** The Indian grouping is Nepal's too (1,00,000). */
const LOCALE = 'en-IN'
const NEPAL_TIME = 'Asia/Kathmandu'

const oneDecimal = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const number = new Intl.NumberFormat(LOCALE)
const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: NEPAL_TIME })
const shortDate = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: NEPAL_TIME })
const time = new Intl.DateTimeFormat(LOCALE, {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: NEPAL_TIME,
})

export const englishFormats: Formats = {
  money: formatRupees,
  number: (value) => number.format(value),
  rating: (rating) => oneDecimal.format(rating),
  discount: (percent) => `−${oneDecimal.format(percent)}%`,
  date: (instant) => date.format(new Date(instant)),
  shortDate: (instant) => shortDate.format(new Date(instant)),
  time: (instant) => time.format(new Date(instant)),
  day: (day) => part(day, { dateStyle: 'long' }),
  shortDay(day, { month = true } = {}) {
    const parts = [part(day, { weekday: 'short' }), part(day, { day: 'numeric' })]
    return [...parts, ...(month ? [part(day, { month: 'short' })] : [])].join(' ')
  },
  // The 4th of January 2026 was a Sunday.
  weekday: (day) => part(`2026-01-${String(4 + day).padStart(2, '0')}`, { weekday: 'short' }),
  month: (month) => part(`2026-${String(month).padStart(2, '0')}-01`, { month: 'long' }),
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

function part(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' }).format(new Date(day))
}
