const HOUR_MS = 3_600_000
const HOURS_A_DAY = 24

/** Returns how long ago an instant was, in whole hours or days: `3 hours ago`. */
export function timeAgo(instant: string, now = Date.now()): string {
  const hours = Math.floor((now - Date.parse(instant)) / HOUR_MS)
  if (hours < 1) return 'less than an hour ago'
  if (hours < 2 * HOURS_A_DAY) return hours === 1 ? '1 hour ago' : `${hours} hours ago`
  return `${Math.floor(hours / HOURS_A_DAY)} days ago`
}
