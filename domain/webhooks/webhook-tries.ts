const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Delays after each failed try, as the Standard Webhooks specification recommends. */
const DELAYS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
]

/** A message is tried for this long, the last time at its end. The database has the same number (webhook_deliveries). */
export const TRIED_FOR_MS = 3 * DAY_MS

/** An endpoint at which nothing arrives for this long is paused. */
export const PAUSED_AFTER_MS = DAY_MS

/** Each delay is up to a fifth longer, so that the messages of an outage do not all come back at once. */
const JITTER = 0.2

/** A receiver may request a longer delay, up to this. */
const LONGEST_REQUESTED_MS = DAY_MS

export type FailedTry = {
  /** Tries so far, at least 1. */
  tries: number
  /** Time left until the end of all tries; negative after it. */
  leftMs: number
  /** Delay that the receiver requested. */
  requestedMs: number
}

/** Returns the delay until the next try in milliseconds, or null after the last one. `random` is from 0 to 1. */
export function delayAfter({ tries, leftMs, requestedMs }: FailedTry, random: number): number | null {
  if (leftMs <= 0) return null
  const delay = DELAYS_MS[Math.min(tries, DELAYS_MS.length) - 1]!
  const wanted = Math.max(delay * (1 + JITTER * random), Math.min(requestedMs, LONGEST_REQUESTED_MS))
  return Math.min(Math.round(wanted), leftMs)
}

/**
 * Returns the delay that a Retry-After header requests, in milliseconds; 0 for none, or one that says nothing.
 *
 * @param header  seconds, or an HTTP date
 */
export function requestedDelay(header: string | undefined, now: Date): number {
  if (header === undefined) return 0
  if (/^\d{1,9}$/.test(header)) return Number(header) * SECOND_MS
  const at = Date.parse(header)
  return Number.isNaN(at) ? 0 : Math.max(0, at - now.getTime())
}
