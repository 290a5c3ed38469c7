const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kathmandu',
  dateStyle: 'long',
  timeStyle: 'short',
})

/** An instant in ISO form as `21 November 2026 at 21:49, Nepal time`. */
export function nepalTime(instant: string): string {
  return `${format.format(new Date(instant))}, Nepal time`
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' })

/** A day such as `2026-11-24` as `24 November 2026`. */
export function longDay(day: string): string {
  return dayFormat.format(new Date(day))
}
