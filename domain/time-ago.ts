import type { Language } from './languages.ts'

const SECOND_MS = 1_000
const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How long ago an ISO instant was, in whole units: `now`, `5 minutes ago`, `yesterday`. */
export function timeAgo(language: Language, instant: string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(instant)) / SECOND_MS)
  const ago = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const [unit, length] = units.find(([, inSeconds]) => seconds >= inSeconds) ?? ['second', Infinity]
  return ago.format(-Math.floor(seconds / length), unit)
}
