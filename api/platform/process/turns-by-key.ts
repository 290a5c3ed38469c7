import pLimit, { type LimitFunction } from 'p-limit'
import { AppError } from '../errors/app-error.ts'
import { say } from '../language/sentence.ts'
import type { Turns } from './limit-concurrency.ts'

/**
 * Opens a queue for each key.
 *
 * @returns a function that waits for a turn of a key and returns the function that ends the turn; it throws AppError
 *          unavailable when the queue of the key is full, and when the signal aborts before the turn comes
 */
export function turnsByKey({ atOnce, mostWaiting }: Turns) {
  const queues = new Map<string, { limit: LimitFunction; underWay: number }>()
  return async function take(key: string, signal?: AbortSignal): Promise<() => void> {
    const queue = queues.get(key) ?? { limit: pLimit(atOnce), underWay: 0 }
    if (queue.underWay >= atOnce + mostWaiting) throw new AppError('unavailable', say('calls.busy'))
    queue.underWay += 1
    queues.set(key, queue)
    const begin = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const endTurn = () => {
      end.resolve()
      queue.underWay -= 1
      if (queue.underWay === 0) queues.delete(key)
    }
    const giveUp = () => begin.reject(new AppError('unavailable', say('calls.busy')))
    signal?.addEventListener('abort', giveUp, { once: true })
    void queue.limit(() => {
      begin.resolve()
      return end.promise
    })
    try {
      await begin.promise
    } catch (error) {
      endTurn()
      throw error
    }
    return endTurn
  }
}
