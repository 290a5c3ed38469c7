import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '../errors/app-error.ts'
import { databaseCause } from './is-out-of-reach.ts'

const TRIES = 4
/** At most, before the second try; twice as long before each further one. */
const FIRST_WAIT_MS = 12

/** PostgreSQL's codes for a transaction that was given up for another one. */
const givenUp = new Set(['40001', '40P01'])
/**
 * What somebody else was faster to write. A number that was drawn before is one in a million million, but then it should
 * not be the shopper's trouble; a transfer is seen the second time, and refused in words.
 */
const writtenBefore = new Set(['orders_one_per_number', 'custom_requests_one_per_number', 'payments_one_per_transfer'])

/** Somebody else was faster: looked at again, things are different. */
export class Conflict extends Error {}

/**
 * Runs a transaction again that another one got in the way of, a few times. It waits a while of random length before that,
 * so that those who met do not meet again.
 *
 * @throws AppError unavailable when it never came through
 */
export async function retryConflicts<Done>(run: () => Promise<Done>): Promise<Done> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run()
    } catch (error) {
      if (!isConflict(error)) throw error
      if (tries === TRIES) throw new AppError('unavailable', 'The shop is busy. Please try again in a moment.')
      const mostMs = FIRST_WAIT_MS * 2 ** (tries - 1)
      await wait(randomInt(mostMs / 2, mostMs))
    }
  }
}

function isConflict(error: unknown): boolean {
  if (error instanceof Conflict) return true
  const cause = databaseCause(error)
  if (!(cause instanceof Error) || !('code' in cause)) return false
  return givenUp.has(String(cause.code)) || ('constraint' in cause && writtenBefore.has(String(cause.constraint)))
}
