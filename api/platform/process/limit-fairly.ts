import { defined } from '#domain/defined.ts'
import { sumOf } from '#domain/sum.ts'
import { AppError } from '../errors/app-error.ts'
import type { Sentence } from '../language/sentence.ts'
import { neighborhoodOf } from '../rate-limits/client-network.ts'
import type { Turns } from './limit-concurrency.ts'
import type { UsualCost } from './usual-cost.ts'

type Waiting = { begin: () => void; refuse: (error: AppError) => void }
/** Those of a neighborhood who wait, by name. The first one has the next turn, and then goes to the end. */
type Queues = Map<string, Waiting[]>

/** Smaller differences between the work of two neighborhoods decide nothing: of those alike, each has its turn. */
const STEP_MS = 100

/**
 * Runs work a few at a time. Of those who wait, each neighborhood has a turn before any has a second one, and within it each of
 * those who wait, so that a long queue of one delays nobody else. In a full room the newest work of the longest queue of the
 * neighborhood with most gives way to others that have less.
 *
 * @param refusal  message for the caller when the room is full
 * @param cost     for work that may take very long: remembers what a piece of each neighborhood usually takes. Of those who
 *                 wait the one with the cheapest work goes first, and in a full room the one with the dearest gives way first
 * @returns a function that runs a piece of somebody's work, named like a network (`neighborhoodOf`); it throws AppError
 *          unavailable when the room is full, and when the work has to give way or its signal aborts before it begins. A
 *          function that makes the signal is called when the work has to wait
 */
export function limitFairly({ atOnce, mostWaiting }: Turns, refusal: Sentence, cost?: UsualCost) {
  /** In the order of their next turns. */
  const neighborhoods = new Map<string, Queues>()
  let running = 0
  let waiting = 0

  const stepsOf = (neighborhood: string) => Math.trunc((cost?.of(neighborhood) ?? 0) / STEP_MS)
  /** The work of `near` usually costs so many steps. */
  const whoGivesWay = (near: Queues, steps: number) => {
    const others = [...neighborhoods].map(([name, queues]) => ({ queues, steps: stepsOf(name) }))
    const dearest = largest(others, (one) => one.steps)
    if (dearest && dearest.steps > steps) return { most: dearest.queues, isOfOthers: true }
    const alike = others.filter((one) => one.steps === steps).map(({ queues }) => queues)
    const most = largest(alike, countWaiting) ?? near
    return { most, isOfOthers: countWaiting(most) > countWaiting(near) + 1 }
  }
  const makeRoomFor = (who: string) => {
    const neighborhood = neighborhoodOf(who)
    const near: Queues = neighborhoods.get(neighborhood) ?? new Map()
    const { most, isOfOthers } = whoGivesWay(near, stepsOf(neighborhood))
    const giving = isOfOthers ? most : near
    const longest = largest(giving, ([, queue]) => queue.length)
    const own = near.get(who)?.length ?? 0
    if (!longest || (!isOfOthers && longest[1].length <= own + 1)) throw new AppError('unavailable', refusal)
    const [name, queue] = longest
    defined(queue.pop(), 'work').refuse(new AppError('unavailable', refusal))
    if (queue.length === 0) giving.delete(name)
    if (giving.size === 0) neighborhoods.delete(neighborhoodOf(name))
    waiting -= 1
  }
  const wait = (who: string, signal: AbortSignal | undefined) =>
    new Promise<void>((begin, refuse) => {
      if (signal?.aborted) return refuse(new AppError('unavailable', refusal))
      const neighborhood = neighborhoodOf(who)
      const queues: Queues = neighborhoods.get(neighborhood) ?? new Map()
      const stopWaiting = () => leave(who, own)
      const own: Waiting = {
        begin: () => {
          signal?.removeEventListener('abort', stopWaiting)
          begin()
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
  /** Somebody else's work begins before the next one of those whose work has ended. */
  const nextAfter = (ended: string) => {
    const [first, second] = neighborhoods
    const inOrder = second && first?.[0] === neighborhoodOf(ended) ? second : first
    if (!cost || !inOrder) return inOrder
    let next = { first: inOrder, steps: stepsOf(inOrder[0]) }
    for (const one of neighborhoods) {
      const steps = stepsOf(one[0])
      if (steps < next.steps) next = { first: one, steps }
    }
    return next.first
  }
  const letNextBegin = (ended: string) => {
    const found = nextAfter(ended)
    if (!found) {
      running -= 1
      return
    }
    const [neighborhood, queues] = found
    const next = takeFirst(queues)
    neighborhoods.delete(neighborhood)
    if (queues.size > 0) neighborhoods.set(neighborhood, queues)
    waiting -= 1
    next.begin()
  }

  return async function inTurn<Result>(
    who: string,
    work: () => Promise<Result>,
    signal?: AbortSignal | (() => AbortSignal),
  ): Promise<Result> {
    if (running < atOnce) running += 1
    else {
      if (waiting >= mostWaiting) makeRoomFor(who)
      await wait(who, typeof signal === 'function' ? signal() : signal)
    }
    const begun = performance.now()
    try {
      return await work()
    } finally {
      cost?.add(neighborhoodOf(who), performance.now() - begun)
      letNextBegin(who)
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
