import { availableParallelism } from 'node:os'
import { AppError } from '../errors.ts'

/** One core stays free for everybody else's requests. */
const HASHES_AT_ONCE = Math.max(1, availableParallelism() - 1)
/** Whoever would wait longer than some seconds is told so at once. */
const MOST_WAITING = 200

const waiting: (() => void)[] = []
let running = 0

/**
 * Runs what keeps a core busy, when it is its turn.
 *
 * @throws AppError unavailable when too many wait already
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  await turn()
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

async function turn(): Promise<void> {
  if (running < HASHES_AT_ONCE) {
    running += 1
    return
  }
  if (waiting.length >= MOST_WAITING) {
    throw new AppError('unavailable', 'The shop is busy. Please try again in a moment.')
  }
  await new Promise<void>((resolve) => waiting.push(resolve))
}
