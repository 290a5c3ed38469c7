import { AppError } from '../errors/app-error.ts'
import type { Sentence } from '../language/sentence.ts'
import type { Turns } from './limit-concurrency.ts'

/**
 * Runs work a few at a time. Of those who wait, each has a turn before anybody has a second one, so that a long queue of
 * one delays nobody else.
 *
 * @param refusal  message for the caller when the queue is full
 * @returns a function that runs a piece of somebody's work; it throws AppError unavailable when the queue is full
 */
export function limitFairly({ atOnce, mostWaiting }: Turns, refusal: Sentence) {
  /** The first one has the next turn, and then goes to the end. */
  const queues = new Map<string, (() => void)[]>()
  let running = 0
  let waiting = 0

  const wait = (who: string) =>
    new Promise<void>((begin) => {
      queues.set(who, [...(queues.get(who) ?? []), begin])
      waiting += 1
    })
  const letNextBegin = () => {
    const [next] = queues
    if (!next) {
      running -= 1
      return
    }
    const [who, [begin, ...others]] = next
    queues.delete(who)
    if (others.length > 0) queues.set(who, others)
    waiting -= 1
    begin!()
  }

  return async function inTurn<Result>(who: string, work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running += 1
    else if (waiting >= mostWaiting) throw new AppError('unavailable', refusal)
    else await wait(who)
    try {
      return await work()
    } finally {
      letNextBegin()
    }
  }
}
