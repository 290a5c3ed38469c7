/** A backup each night, and a day in which one may fail. */
const OLD_AFTER_MS = 50 * 60 * 60_000

/** @param at  when the last backup was written */
export function isBackupOld(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() > OLD_AFTER_MS
}
