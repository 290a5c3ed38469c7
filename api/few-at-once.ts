import { AppError } from './app-error.ts'

/** How much may run at the same time, and how much may wait for its turn. */
export type Turns = { atOnce: number; mostWaiting: number }

/**
 * Lets work run a few at a time, the rest in the order in which it came.
 *
 * @returns what runs a piece of work when it is its turn; it throws AppError unavailable when too many wait already
 */
export function fewAtOnce({ atOnce, mostWaiting }: Turns) {
  const waiting: (() => void)[] = []
  let running = 0

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (waiting.length >= mostWaiting) {
      throw new AppError('unavailable', 'The shop is busy. Please try again in a moment.')
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    await turn()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
