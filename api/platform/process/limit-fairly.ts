import { AppError } from '../errors/app-error.ts'
import type { Sentence } from '../language/sentence.ts'
import type { Turns } from './limit-concurrency.ts'

type Waiting = { begin: () => void; refuse: (error: AppError) => void }

/**
 * Runs work a few at a time. Of those who wait, each has a turn before anybody has a second one, so that a long queue of
 * one delays nobody else. In a full queue the newest work of the longest queue gives way to others that have less.
 *
 * @param refusal  message for the caller when the queue is full
 * @returns a function that runs a piece of somebody's work; it throws AppError unavailable when the queue is full, and when
 *          the work has to give way before it begins
 */
export function limitFairly({ atOnce, mostWaiting }: Turns, refusal: Sentence) {
  /** The first one has the next turn, and then goes to the end. */
  const queues = new Map<string, Waiting[]>()
  let running = 0
  let waiting = 0

  const makeRoomFor = (who: string) => {
    let longest: Waiting[] = []
    for (const queue of queues.values()) if (queue.length > longest.length) longest = queue
    const own = queues.get(who)?.length ?? 0
    if (longest.length <= own + 1) throw new AppError('unavailable', refusal)
    longest.pop()!.refuse(new AppError('unavailable', refusal))
    waiting -= 1
  }
  const wait = (who: string) =>
    new Promise<void>((begin, refuse) => {
      queues.set(who, [...(queues.get(who) ?? []), { begin, refuse }])
      waiting += 1
    })
  const letNextBegin = () => {
    const [next] = queues
    if (!next) {
      running -= 1
      return
    }
    const [who, [first, ...others]] = next
    queues.delete(who)
    if (others.length > 0) queues.set(who, others)
    waiting -= 1
    first!.begin()
  }

  return async function inTurn<Result>(who: string, work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running += 1
    else {
      if (waiting >= mostWaiting) makeRoomFor(who)
      await wait(who)
    }
    try {
      return await work()
    } finally {
      letNextBegin()
    }
  }
}
