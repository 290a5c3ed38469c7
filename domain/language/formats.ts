import type { Rupees } from '../money.ts'

/** The days before and after a midnight, as `2026-11-29` and `2026-11-30`. */
export type Night = [evening: string, morning: string]

/** Formats of numbers, money and time in one language. Instants are ISO texts, shown in Nepal's time. */
export type Formats = {
  /** `112500` -> `Nrs. 1,12,500`. */
  money: (amount: Rupees) => string
  /** `125000` -> `1,25,000`. */
  number: (value: number) => string
  /** One decimal always, as ratings are shown: `4` -> `4.0`. */
  rating: (rating: number) => string
  /** What a reduced price saves: `12.1` -> `−12.1%`. */
  discount: (percent: number) => string
  /** The day of an instant: `4 March 2026`. */
  date: (instant: string) => string
  /** The day of an instant in little room: `4 Mar 2026`. */
  shortDate: (instant: string) => string
  /** The time of day of an instant: `16:42`, `दिउँसो ४:४२`. */
  time: (instant: string) => string
  /** A day of the calendar, as `2026-11-24`: `24 November 2026`. */
  day: (day: string) => string
  /** The same in little room: `Tue 24 Nov`, or `Tue 24` where the month is said already. */
  shortDay: (day: string, options?: { month?: boolean }) => string
  /**
   * The day of a time between midnight and 4:00, as the language counts nights, for readers to whom the bare date means the
   * next night: `the morning of Mon 30 Nov`, or `early Mon 30` where there is little room. In Nepali a night belongs to the
   * evening before: `आइत मंसिर १३`, `आइत १३`.
   */
  nightDay: (night: Night, options?: { month?: boolean }) => string
  /** The short name of a weekday, 0 being Sunday: `Mon`. */
  weekday: (day: number) => string
  /** The name of a month of the Gregorian calendar, 1 being January. */
  month: (month: number) => string
  /** A time such as `17:00` with the part of the day where the language names it: `17:00`, `साँझ ५`. */
  timeOfDay: (time: string) => string
  /** A time such as `09:00` as opening hours say it, without noughts nobody reads: `9`, `10:30`. */
  clock: (time: string) => string
  /** `+97715550123` -> `01-5550123`. */
  phone: (phone: string) => string
  /** How long ago an instant was, in whole units: `now`, `5 minutes ago`, `yesterday`. */
  ago: (instant: string, now?: Date) => string
  /** What the country, a province or a district is called, by its English name; other names stay as they are. */
  place: (name: string) => string
  /** Provinces or districts in the order in which a list shows them. */
  places: <Place extends { name: string }>(places: readonly Place[]) => readonly Place[]
  /** A text whose digits are this language's: sizes, codes, measures. */
  digits: (text: string) => string
  /** A size, a type or both, as `choiceName` joins them: `153*200, Normal`. */
  choice: (name: string) => string
}
