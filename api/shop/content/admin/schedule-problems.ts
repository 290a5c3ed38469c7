/** What is shown in the shop or not, and when that shall change by itself. */
export type Schedule = { isActive: boolean; startsAt: Date | null; endsAt: Date | null }

/**
 * Why a schedule cannot be kept, by its field; {} when it can.
 *
 * @param before  as it stood: a time that was right when it was set and has come since is none of this change's
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
