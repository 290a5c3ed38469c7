/** Whether something is shown in the store, and when that changes automatically. */
export type Schedule = { isActive: boolean; startsAt: Date | null; endsAt: Date | null }

/**
 * Returns the problems of a schedule by field; {} when it is valid.
 *
 * @param before  the stored schedule: an unchanged time that has passed since it was set is not a problem
 */
export function scheduleProblems(
  { isActive, startsAt, endsAt }: Schedule,
  before?: Schedule,
  now = new Date(),
): { startsAt?: string; endsAt?: string } {
  const isPast = (time: Date | null, stood: Date | null | undefined) =>
    time !== null && time <= now && time.getTime() !== stood?.getTime()
  return {
    ...(startsAt && isActive && { startsAt: 'Is shown already: switch it off to have it begin later' }),
    ...(isPast(startsAt, before?.startsAt) && { startsAt: 'Lies in the past: switch it on instead' }),
    ...(startsAt && endsAt && endsAt <= startsAt && { endsAt: 'Must be after the beginning' }),
    ...(isPast(endsAt, before?.endsAt) && { endsAt: 'Lies in the past: switch it off instead' }),
  }
}
