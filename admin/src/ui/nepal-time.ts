/** UTC offset of Nepal, which has no daylight saving time. */
const OFFSET = '+05:45'
const OFFSET_MS = (5 * 60 + 45) * 60_000

/** Converts an instant to a datetime-local value in Nepal time: `2026-11-22T10:30`; empty for none. */
export function toNepalClock(instant: string | null | undefined): string {
  if (!instant) return ''
  const time = Date.parse(instant)
  return Number.isNaN(time) ? '' : new Date(time + OFFSET_MS).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
}

/** Converts a datetime-local value to an instant: `2026-11-22T10:30` -> `2026-11-22T04:45:00.000Z`; null for none. */
export function fromNepalClock(clock: string): string | null {
  const time = Date.parse(`${clock}:00${OFFSET}`)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
