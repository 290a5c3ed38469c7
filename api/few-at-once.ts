import pLimit from 'p-limit'
import { AppError } from './app-error.ts'
import type { Sentence } from './language/sentence.ts'

/** How much may run at the same time, and how much may wait for its turn. */
export type Turns = { atOnce: number; mostWaiting: number }

/**
 * Lets work run a few at a time, the rest in the order in which it came.
 *
 * @param refusal  what the caller reads when too many wait already
 * @returns what runs a piece of work when it is its turn; it throws AppError unavailable when too many wait already
 */
export function fewAtOnce(
  { atOnce, mostWaiting }: Turns,
  refusal: Sentence = 'The shop is busy. Please try again in a moment.',
) {
  const limit = pLimit(atOnce)
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (limit.activeCount >= atOnce && limit.pendingCount >= mostWaiting) throw new AppError('unavailable', refusal)
    return limit(work)
  }
}
