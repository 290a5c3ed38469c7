import { defined } from '#domain/defined.ts'
import { sumOf } from '#domain/sum.ts'
import { AppError } from '../errors/app-error.ts'
import type { Sentence } from '../language/sentence.ts'
import { neighborhoodOf } from '../rate-limits/client-network.ts'
import { openFairShare } from './fair-share.ts'
import type { Turns } from './limit-concurrency.ts'
import type { UsualCost } from './usual-cost.ts'

type Waiting = { begin: (end: EndOfShare) => void; refuse: (error: AppError) => void }
/** Those of a neighborhood who wait, by name. The first one has the next turn, and then goes to the end. */
type Queues = Map<string, Waiting[]>
/** Takes what the work did cost. */
type EndOfShare = (cost: number) => void

/** What a piece of work counts at least where time is shared, ms. */
const LEAST_COST_MS = 10
/** Names of a neighborhood that count: it has at most four times as much as one with a single name. */
const MOST_NAMES = 16

/**
 * Runs work a few at a time. Those who wait share the turns by neighborhood, and within it by name, so that a long queue of
 * one delays nobody else. A neighborhood counts as the root of how many of its names wait: that of a carrier has many shoppers.
 * In a full room the work gives way that would begin last.
 *
 * @param refusal  message for the caller when the room is full
 * @param cost     for work that may take very long: what a piece of each neighborhood usually takes. Then they share the time
 *                 instead of the turns, and cheap work goes before dear work
 * @returns a function that runs a piece of somebody's work, named like a network (`neighborhoodOf`); it throws AppError
 *          unavailable when the room is full, and when the work has to give way or its signal aborts before it begins. A
 *          function that makes the signal is called when the work has to wait
 */
export function limitFairly({ atOnce, mostWaiting }: Turns, refusal: Sentence, cost?: UsualCost) {
  /** Those who wait. Of those alike, the first one has the next turn. */
  const neighborhoods = new Map<string, Queues>()
  const share = openFairShare(
    (name) => (cost ? Math.max(LEAST_COST_MS, cost.of(name)) : 1),
    (name) => Math.sqrt(Math.min(neighborhoods.get(name)?.size ?? 1, MOST_NAMES)),
    (name) => neighborhoods.has(name),
  )
  let running = 0
  let waiting = 0

  const makeRoomFor = (who: string) => {
    const neighborhood = neighborhoodOf(who)
    const near: Queues = neighborhoods.get(neighborhood) ?? new Map()
    const last = largest(neighborhoods, ([name, queues]) => share.startOf(name, countWaiting(queues) - 1))
    const own = share.startOf(neighborhood, countWaiting(near))
    const isOfOthers = last !== undefined && share.startOf(last[0], countWaiting(last[1]) - 1) > own
    const giving = isOfOthers ? last[1] : near
    const longest = largest(giving, ([, queue]) => queue.length)
    const ownLength = near.get(who)?.length ?? 0
    if (!longest || (!isOfOthers && longest[1].length <= ownLength + 1)) throw new AppError('unavailable', refusal)
    const [name, queue] = longest
    defined(queue.pop(), 'work').refuse(new AppError('unavailable', refusal))
    if (queue.length === 0) giving.delete(name)
    if (giving.size === 0) neighborhoods.delete(neighborhoodOf(name))
    waiting -= 1
  }
  const wait = (who: string, signal: AbortSignal | undefined) =>
    new Promise<EndOfShare>((begin, refuse) => {
      if (signal?.aborted) return refuse(new AppError('unavailable', refusal))
      const neighborhood = neighborhoodOf(who)
      if (!neighborhoods.has(neighborhood)) share.come(neighborhood)
      const queues: Queues = neighborhoods.get(neighborhood) ?? new Map()
      const stopWaiting = () => leave(who, own)
      const own: Waiting = {
        begin: (end) => {
          signal?.removeEventListener('abort', stopWaiting)
          begin(end)
        },
        refuse,
      }
      neighborhoods.set(neighborhood, queues)
      queues.set(who, [...(queues.get(who) ?? []), own])
      waiting += 1
      signal?.addEventListener('abort', stopWaiting, { once: true })
    })
  const leave = (who: string, own: Waiting) => {
    const neighborhood = neighborhoodOf(who)
    const queues = neighborhoods.get(neighborhood)
    const queue = queues?.get(who)
    if (!queues || !queue?.includes(own)) return
    const others = queue.filter((one) => one !== own)
    if (others.length > 0) queues.set(who, others)
    else queues.delete(who)
    if (queues.size === 0) neighborhoods.delete(neighborhood)
    waiting -= 1
    own.refuse(new AppError('unavailable', refusal))
  }
  const nextToBegin = () => {
    let next: { found: [string, Queues]; end: number } | undefined
    for (const found of neighborhoods) {
      const end = share.endOf(found[0])
      if (!next || end < next.end) next = { found, end }
    }
    return next?.found
  }
  const letNextBegin = () => {
    const found = nextToBegin()
    if (!found) {
      running -= 1
      if (running === 0) share.reset()
      return
    }
    const [neighborhood, queues] = found
    const end = share.begin(neighborhood)
    const next = takeFirst(queues)
    neighborhoods.delete(neighborhood)
    if (queues.size > 0) neighborhoods.set(neighborhood, queues)
    waiting -= 1
    next.begin(end)
  }

  return async function inTurn<Result>(
    who: string,
    work: () => Promise<Result>,
    signal?: AbortSignal | (() => AbortSignal),
  ): Promise<Result> {
    const neighborhood = neighborhoodOf(who)
    let end: EndOfShare
    if (running < atOnce) {
      running += 1
      end = share.begin(neighborhood)
    } else {
      if (waiting >= mostWaiting) makeRoomFor(who)
      end = await wait(who, typeof signal === 'function' ? signal() : signal)
    }
    const begun = performance.now()
    try {
      return await work()
    } finally {
      const tookMs = performance.now() - begun
      cost?.add(neighborhood, tookMs)
      end(cost ? Math.max(LEAST_COST_MS, tookMs) : 1)
      letNextBegin()
    }
  }
}

/** Takes the first work of the next queue, which goes to the end. */
function takeFirst(queues: Queues): Waiting {
  const [next] = queues
  const [who, [first, ...others]] = defined(next, 'queue')
  queues.delete(who)
  if (others.length > 0) queues.set(who, others)
  return defined(first, 'work')
}

function countWaiting(queues: Queues): number {
  return sumOf([...queues.values()], ({ length }) => length)
}

/** Returns the last of those with the largest size. */
function largest<One>(all: Iterable<One>, sizeOf: (one: One) => number): One | undefined {
  let found: One | undefined
  for (const one of all) if (found === undefined || sizeOf(one) >= sizeOf(found)) found = one
  return found
}
