import { inNepal, nepalInstant } from '#domain/nepal-time.ts'

/** Converts an instant to a datetime-local value in Nepal time: `2026-11-22T10:30`; empty for none. */
export function toNepalClock(instant: string | null | undefined): string {
  if (!instant) return ''
  const local = inNepal(new Date(instant))
  return Number.isNaN(local.getTime()) ? '' : local.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
}

/** Converts a datetime-local value to an instant: `2026-11-22T10:30` -> `2026-11-22T04:45:00.000Z`; null for none. */
export function fromNepalClock(clock: string): string | null {
  const [day = '', time] = clock.split('T')
  const instant = nepalInstant(day, time)
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString()
}
