import { AppError } from '../errors.ts'

/** Each lies in memory until it is drawn, which they are one at a time (in-turn.ts). */
const MOST_UPLOADS_AT_ONCE = 10

let underWay = 0

/**
 * Takes up an upload, from its first byte on.
 *
 * @throws AppError unavailable when too many are under way
 */
export async function fewAtOnce<Result>(work: () => Promise<Result>): Promise<Result> {
  if (underWay >= MOST_UPLOADS_AT_ONCE) {
    throw new AppError('unavailable', 'The shop is busy. Please try again in a moment.')
  }
  underWay += 1
  try {
    return await work()
  } finally {
    underWay -= 1
  }
}
