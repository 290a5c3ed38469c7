import pLimit from 'p-limit'
import { AppError } from '../errors/app-error.ts'
import { say, type Sentence } from '../language/sentence.ts'

/** How many run concurrently, and how many may wait. */
export type Turns = { atOnce: number; mostWaiting: number }

/**
 * Runs work a few at a time, and the rest in order of arrival.
 *
 * @param refusal  message for the caller when the queue is full
 * @returns a function that runs a piece of work in its turn; it throws AppError unavailable when the queue is full
 */
export function limitConcurrency({ atOnce, mostWaiting }: Turns, refusal: Sentence = say('calls.busy')) {
  const limit = pLimit(atOnce)
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (limit.activeCount >= atOnce && limit.pendingCount >= mostWaiting) throw new AppError('unavailable', refusal)
    return limit(work)
  }
}
