const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The buyer may still be on the gateway's page. Coming back makes the shop ask at once. */
export const FIRST_ASKED_AFTER_MS = 5 * MINUTE_MS
const ASKED_AGAIN_AFTER_MS = 5 * MINUTE_MS
const LONGEST_WAIT_MS = HOUR_MS
const ASKED_FOR_MS = 48 * HOUR_MS
/** For so long a gateway may not know an attempt, because the buyer has not reached its page yet. */
const UNKNOWN_FOR_MS = HOUR_MS
/** The page polls; the gateway gets at most one question about an attempt in this time. */
const ASKED_AT_MOST_EVERY_MS = 3_000

/** The older an attempt is, the less often the job asks. */
const WAIT_PER_AGE = 1 / 6

/**
 * Returns when the shop asks again about an open attempt: every 5 minutes in its first half hour, then after a sixth of
 * its age but at most an hour, for 2 days. While the gateway is away the waits double, up to an hour. Only an answer ends
 * an attempt: after an outage the shop asks once more, however old it is.
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
 * Returns when the shop asks again about an attempt that ended because its gateway did not know it: at twice its age, and
 * a last time when it is two days old. Some buyers pay on pages that they had left open.
 *
 * @returns null when it gives up
 */
export function nextLateCheckAt(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime()
  return age >= ASKED_FOR_MS ? null : new Date(createdAt.getTime() + Math.min(2 * age, ASKED_FOR_MS))
}

/** Whether the gateway has not known an attempt for so long that nobody will pay it. */
export function isUnknownForGood(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= UNKNOWN_FOR_MS
}

export function wasJustAsked(checkedAt: Date | null, now: Date): boolean {
  return checkedAt !== null && now.getTime() - checkedAt.getTime() < ASKED_AT_MOST_EVERY_MS
}
