import { endOfNepalDay } from '#domain/nepal-time.ts'
import { keep, readKept, recordIn, VISIT_KEY } from '../../storage.ts'
import type { TicketDoor } from './tickets-api.ts'

/** Staff may agree on a later day. */
const KEPT_AFTER_MS = 14 * 24 * 60 * 60 * 1_000

type KeptVisit = TicketDoor & {
  /** The preferred day: `2026-12-02`. */
  day: string
}

/** Keeps a request in this browser until two weeks after its day. */
export function keepVisit({ number, key, day }: KeptVisit): void {
  keep(VISIT_KEY, JSON.stringify({ number, key, day, until: endOfNepalDay(day).getTime() + KEPT_AFTER_MS }))
}

/** Returns the request that this browser keeps. An expired one is removed. */
export function readVisit(): KeptVisit | undefined {
  const kept = readKept(VISIT_KEY)
  const { number, key, day, until } = recordIn(kept)
  const isRead = typeof number === 'string' && typeof day === 'string' && typeof until === 'number'
  if (isRead && until > Date.now()) return { number, key: typeof key === 'string' ? key : undefined, day }
  if (kept !== null) forgetVisit()
  return undefined
}

export function forgetVisit(): void {
  keep(VISIT_KEY, null)
}
