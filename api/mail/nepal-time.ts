const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kathmandu',
  dateStyle: 'long',
  timeStyle: 'short',
})

/** An instant in ISO form as `21 November 2026 at 21:49, Nepal time`. */
export function nepalTime(instant: string): string {
  return `${format.format(new Date(instant))}, Nepal time`
}
