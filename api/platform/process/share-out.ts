import { AppError } from '../errors/app-error.ts'
import type { Sentence } from '../language/sentence.ts'

/**
 * Gives each owner a share of a queue, so that one client never fills it.
 *
 * @param most  pieces of work that one owner may have running and waiting
 * @returns a function that runs work for an owner, such as a network; it throws AppError unavailable beyond the share
 */
export function shareOut(most: number, refusal: Sentence) {
  const underWay = new Map<string, number>()
  return async function withinShare<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    const others = underWay.get(owner) ?? 0
    if (others >= most) throw new AppError('unavailable', refusal)
    underWay.set(owner, others + 1)
    try {
      return await work()
    } finally {
      const left = underWay.get(owner)! - 1
      if (left > 0) underWay.set(owner, left)
      else underWay.delete(owner)
    }
  }
}
