import { endOfNepalDay } from '#domain/nepal-time.ts'
import { keep, readKept, recordIn, VISIT_KEY } from '../../storage.ts'
import type { TicketDoor } from './tickets-api.ts'

/** Staff may agree on a later day. */
export const KEPT_AFTER_MS = 14 * 24 * 60 * 60 * 1_000

type KeptVisit = TicketDoor & {
  /** The preferred day: `2026-12-02`. */
  day: string
}

/** A request as it is read again. */
type ReadVisit = KeptVisit & { isDayOver: boolean }

/** Keeps a request in this browser until two weeks after its day. */
export function keepVisit({ number, key, day }: KeptVisit): void {
  keep(VISIT_KEY, JSON.stringify({ number, key, day, until: endOfNepalDay(day).getTime() + KEPT_AFTER_MS }))
}

/** Returns the request that this browser keeps; undefined for one that has expired. */
export function readVisit(): ReadVisit | undefined {
  const { number, key, day, until } = recordIn(readKept(VISIT_KEY))
  const isRead = typeof number === 'string' && typeof day === 'string' && typeof until === 'number'
  const leftMs = isRead ? until - Date.now() : 0
  if (!isRead || leftMs <= 0) return undefined
  return { number, key: typeof key === 'string' ? key : undefined, day, isDayOver: leftMs < KEPT_AFTER_MS }
}

export function removeExpiredVisit(): void {
  if (readKept(VISIT_KEY) !== null && !readVisit()) forgetVisit()
}

export function forgetVisit(): void {
  keep(VISIT_KEY, null)
}
