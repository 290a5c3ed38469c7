import { AppError } from '../errors/app-error.ts'
import type { Sentence } from '../language/sentence.ts'
import { clientNetwork } from '../rate-limits/client-network.ts'

/**
 * Gives each network a share of a queue, so that one client never fills it.
 *
 * @param most  pieces of work that one network may have running and waiting
 * @returns a function that runs work for a client's address (`request.ip`); it throws AppError unavailable beyond the
 *          share
 */
export function shareOut(most: number, refusal: Sentence) {
  const underWay = new Map<string, number>()
  return async function withinShare<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const network = clientNetwork(address)
    const others = underWay.get(network) ?? 0
    if (others >= most) throw new AppError('unavailable', refusal)
    underWay.set(network, others + 1)
    try {
      return await work()
    } finally {
      const left = underWay.get(network)! - 1
      if (left > 0) underWay.set(network, left)
      else underWay.delete(network)
    }
  }
}
