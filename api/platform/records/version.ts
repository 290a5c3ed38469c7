import { createHash } from 'node:crypto'
import { AppError } from '../errors/app-error.ts'

/** Characters of a version: 64 bits, so that two states of one record never get the same version by chance. */
const VERSION_LENGTH = 16

/**
 * Returns the version of a record that several people may edit. An editor sends the version that they saw.
 *
 * @param editable  all editable fields of the record and nothing else: fields that change without editors (stock,
 *                  sales) would cause needless refusals
 */
export function versionOf(editable: unknown): string {
  return createHash('sha256').update(JSON.stringify(editable)).digest('hex').slice(0, VERSION_LENGTH)
}

/**
 * Refuses to overwrite what somebody else has saved meanwhile. Call it in the transaction that saves, with the row
 * locked.
 *
 * @param current  the current record with its version
 * @param seen     the version that the editor saw
 * @throws AppError stale, with `current`
 */
export function refuseStale(current: { version: string }, seen: string): void {
  if (current.version === seen) return
  const refusal = new AppError('stale', 'Somebody else has changed this since you opened it. Nothing was saved.')
  refusal.current = current
  throw refusal
}
