import { type CalendarYears, isKnownDay, toBikramSambat } from '../calendar/bikram-sambat.ts'
import { bikramSambatYears } from '../calendar/bikram-sambat-years.ts'
import { addedYears } from '../calendar/added-years.ts'
import { nepaliMonths } from '../calendar/bikram-sambat-months.ts'
import { devanagariDigits } from '../text.ts'
import { englishFormats } from './english-formats.ts'
import type { Formats } from './formats.ts'
import { groupLakhs } from '../money.ts'
import { nepalDay } from '../nepal-time.ts'
import { nepaliPlaces } from '../addresses/nepali-places.ts'
import { timeAgo, type TimeUnit } from './time-ago.ts'

const weekdays = ['आइत', 'सोम', 'मङ्गल', 'बुध', 'बिही', 'शुक्र', 'शनि']
/** Nepali name of a piece's type; an unknown type stays as written. */
const typeNames = new Map([
  ['Normal', 'नर्मल'],
  ['Hydraulics', 'हाइड्रोलिक्स'],
])
/** Months of the Gregorian calendar, for days that nobody can convert yet. */
const gregorianMonths = [
  'जनवरी',
  'फेब्रुअरी',
  'मार्च',
  'अप्रिल',
  'मे',
  'जुन',
  'जुलाई',
  'अगस्ट',
  'सेप्टेम्बर',
  'अक्टोबर',
  'नोभेम्बर',
  'डिसेम्बर',
]

const units: Record<Exclude<TimeUnit, 'second'>, string> = {
  year: 'वर्ष',
  month: 'महिना',
  day: 'दिन',
  hour: 'घण्टा',
  minute: 'मिनेट',
}

const placeNames = new Map<string, string>(Object.entries(nepaliPlaces))
const placeOrder = [...placeNames.keys()]

/**
 * Devanagari digits and the calendar of Nepal. A day beyond its years stays Gregorian and says so. Browsers know little
 * Nepali, so the words are ours.
 */
export const nepaliFormats: Formats = {
  money: (amount) => `रु. ${devanagariDigits(groupLakhs(amount))}`,
  number: (value) => devanagariDigits(englishFormats.number(value)),
  rating: (rating) => devanagariDigits(englishFormats.rating(rating)),
  discount: (percent) => devanagariDigits(englishFormats.discount(percent)),
  date: (instant) => longDay(nepalDay(new Date(instant))),
  shortDate: (instant) => longDay(nepalDay(new Date(instant))),
  time: (instant) => timeOfDay(englishFormats.time(instant)),
  day: longDay,
  shortDay(day, { month = true } = {}) {
    const [ofMonth, monthName] = monthDay(day)
    const weekday = weekdays[new Date(day).getUTCDay()]!
    return [weekday, ...(month ? [monthName] : []), ofMonth].join(' ')
  },
  nightDay: ([evening], options) => nepaliFormats.shortDay(evening, options),
  weekday: (day) => weekdays[day]!,
  month: (month) => gregorianMonths[month - 1]!,
  timeOfDay,
  clock: (clock) => devanagariDigits(englishFormats.clock(clock)),
  phone: (phone) => devanagariDigits(englishFormats.phone(phone)),
  ago(instant, now = new Date()) {
    const { count, unit } = timeAgo(instant, now)
    if (unit === 'second') return 'भर्खरै'
    if (unit === 'day' && count === 1) return 'हिजो'
    return `${devanagariDigits(String(count))} ${units[unit]} अघि`
  },
  place: (name) => placeNames.get(name) ?? name,
  places: (places) => places.toSorted((one, other) => placeOrder.indexOf(one.name) - placeOrder.indexOf(other.name)),
  digits: devanagariDigits,
  choice(name) {
    const parts = name.split(', ').map((part) => typeNames.get(part) ?? devanagariDigits(part))
    return parts.join(', ')
  },
}

/** `17:12` -> `साँझ ५:१२`. */
function timeOfDay(time: string): string {
  return `${partOfDay(Number(time.split(':')[0]))} ${devanagariDigits(englishFormats.clock(time))}`
}

/** Returns the name of the part of the day in which an hour from 0 to 23 is. */
function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'राति'
  if (hour < 12) return 'बिहान'
  return hour < 17 ? 'दिउँसो' : 'साँझ'
}

/** `2026-11-21` -> `२०८३ मंसिर ५`, `2027-05-02` -> `सन् २०२७ मे २`. */
function longDay(day: string): string {
  const [ofMonth, month] = monthDay(day)
  const years = knownYears()
  const year = isKnownDay(day, years) ? String(toBikramSambat(day, years).year) : `सन् ${day.slice(0, 4)}`
  return `${devanagariDigits(year)} ${month} ${ofMonth}`
}

function monthDay(day: string): [ofMonth: string, month: string] {
  const years = knownYears()
  if (!isKnownDay(day, years))
    return [devanagariDigits(String(Number(day.slice(8)))), gregorianMonths[Number(day.slice(5, 7)) - 1]!]
  const { month, day: ofMonth } = toBikramSambat(day, years)
  return [devanagariDigits(String(ofMonth)), nepaliMonths[month - 1]!]
}

function knownYears(): CalendarYears {
  const added = addedYears()
  return [...bikramSambatYears.filter(({ year }) => !added.some((one) => one.year === year)), ...added]
}
