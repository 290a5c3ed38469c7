import { createHash } from 'node:crypto'
import { AppError } from '../app-error.ts'

/** Signs of a version: 64 bits, of which no two states of one record are alike by chance. */
const VERSION_LENGTH = 16

/**
 * What names the state of a record that several people may edit: whoever saves says which state they saw.
 *
 * @param editable  all of the record that an editor can change, and nothing else: what changes by itself (stock, sales)
 *                  would refuse editors who are in nobody's way
 */
export function versionOf(editable: unknown): string {
  return createHash('sha256').update(JSON.stringify(editable)).digest('hex').slice(0, VERSION_LENGTH)
}

/**
 * Refuses to save over what somebody else has saved meanwhile. To be called in the transaction that saves, with the row
 * locked.
 *
 * @param current  the record as it is now, with its version
 * @param seen     the version that the editor saw
 * @throws AppError stale, with `current`
 */
export function refuseStale(current: { version: string }, seen: string): void {
  if (current.version === seen) return
  const refusal = new AppError('stale', 'Somebody else has changed this since you opened it. Nothing was saved.')
  refusal.current = current
  throw refusal
}
