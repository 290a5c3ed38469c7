import pRetry from 'p-retry'
import { AppError } from '../errors/app-error.ts'
import { databaseCause } from './is-out-of-reach.ts'
import { say } from '../language/sentence.ts'

const RETRIES = 3
/** Minimum wait before the first retry; it doubles with each further one. The wait is random, at most twice as long. */
const FIRST_WAIT_MS = 6

/** PostgreSQL's codes for a serialization failure and a deadlock. */
const givenUp = new Set(['40001', '40P01'])
/**
 * Unique constraints that a concurrent transaction can hit first. A random number that is already taken is extremely rare,
 * and the retry draws another. A retried transfer finds the first one and refuses with a message.
 */
const writtenBefore = new Set(['orders_one_per_number', 'custom_requests_one_per_number', 'payments_one_per_transfer'])

/** Thrown when a concurrent change won; a retry sees the new state. */
export class Conflict extends Error {}

/**
 * Runs a transaction, and retries it up to three times when it conflicts with another one. Waits for a random time before
 * each retry, so that the same transactions do not collide again.
 *
 * @throws AppError unavailable when every attempt conflicts
 */
export async function retryConflicts<Done>(run: () => Promise<Done>): Promise<Done> {
  try {
    return await pRetry(run, {
      retries: RETRIES,
      minTimeout: FIRST_WAIT_MS,
      randomize: true,
      shouldRetry: ({ error }) => isConflict(error),
    })
  } catch (error) {
    if (isConflict(error)) throw new AppError('unavailable', say('calls.busy'))
    throw error
  }
}

function isConflict(error: unknown): boolean {
  if (error instanceof Conflict) return true
  const cause = databaseCause(error)
  if (!(cause instanceof Error) || !('code' in cause)) return false
  return givenUp.has(String(cause.code)) || ('constraint' in cause && writtenBefore.has(String(cause.constraint)))
}
