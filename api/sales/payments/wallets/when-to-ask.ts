const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The buyer may still be on the gateway's page, and asks by themselves when they come back. */
export const FIRST_ASKED_AFTER_MS = 5 * MINUTE_MS
const ASKED_AGAIN_AFTER_MS = 5 * MINUTE_MS
const LONGEST_WAIT_MS = HOUR_MS
const ASKED_FOR_MS = 48 * HOUR_MS
/** As long as a gateway may know nothing of an attempt, since its buyer has not come that far. */
const UNKNOWN_FOR_MS = HOUR_MS
/** A page asks again and again; the gateway is not asked more often about one attempt. */
const ASKED_AT_MOST_EVERY_MS = 3_000

/** A buyer who comes back makes the shop ask at once. So the older an attempt is, the less often the job asks. */
const WAIT_PER_AGE = 1 / 6

/**
 * When the shop asks next about an attempt that waits: every 5 minutes in its first half hour, then after a sixth of its
 * age, at the latest after an hour, for 2 days. While the gateway is away the waits double, up to an hour. Only an answer
 * ends an attempt: after an outage we look it up once more, however old.
 *
 * @param outages  in a row
 * @returns null when it gives up
 */
export function nextCheckAt(createdAt: Date, outages: number, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime()
  if (outages === 0 && age >= ASKED_FOR_MS) return null
  const usual =
    outages === 0 ? Math.max(ASKED_AGAIN_AFTER_MS, age * WAIT_PER_AGE) : ASKED_AGAIN_AFTER_MS * 2 ** (outages - 1)
  return new Date(now.getTime() + Math.min(usual, LONGEST_WAIT_MS))
}

/**
 * When the shop asks once more about an attempt that ended since its gateway had heard nothing of it: as old again as it is
 * by then, and at last when it is two days old. Buyers pay on pages they had left open.
 *
 * @returns null when it gives up
 */
export function nextLateCheckAt(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime()
  return age >= ASKED_FOR_MS ? null : new Date(createdAt.getTime() + Math.min(2 * age, ASKED_FOR_MS))
}

/** Whether an attempt that the gateway knows nothing of will not come any more. */
export function isUnknownForGood(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= UNKNOWN_FOR_MS
}

export function wasJustAsked(checkedAt: Date | null, now: Date): boolean {
  return checkedAt !== null && now.getTime() - checkedAt.getTime() < ASKED_AT_MOST_EVERY_MS
}
