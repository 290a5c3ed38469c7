const SECOND_MS = 1_000
const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

export type TimeUnit = (typeof units)[number][0] | 'second'

/** How long ago an ISO instant was, in whole units; 0 seconds for less than a minute, and for what is still to come. */
export function timeAgo(instant: string, now: Date): { count: number; unit: TimeUnit } {
  const seconds = Math.max(0, (now.getTime() - Date.parse(instant)) / SECOND_MS)
  const found = units.find(([, inSeconds]) => seconds >= inSeconds)
  return found ? { count: Math.floor(seconds / found[1]), unit: found[0] } : { count: 0, unit: 'second' }
}
