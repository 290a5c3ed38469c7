import type { CachedAnswer, ComputedAnswer } from './cached-answer.ts'

/**
 * A computation that waits or runs. It waits for the first turn of its entrants, the clients that asked. `begunAt`, a count
 * of drops, and `begunMs`, in ms of `performance.now()`, are Infinity until it runs. `isOutrun`: some of its data changed
 * before it ended.
 */
export type Flight = {
  begunAt: number
  begunMs: number
  isOutrun: boolean
  entrants: Set<string>
  turnsToCome: number
  computed: PromiseWithResolvers<ComputedAnswer>
  answer: Promise<CachedAnswer>
}

/**
 * What makes an answer. Its calls take the turns of the client that asked; connections to the database are lent to it as to
 * the shop itself, since others wait for the answer too.
 */
export type Compute = () => Promise<ComputedAnswer>

/** Resolves with nothing where another client's turn came first. */
type Work = () => Promise<ComputedAnswer | undefined>

/** The turn of a client, or of its network: `take` runs work in it, or answers in its place. */
export type Turn = { owner: string; take: (work: Work) => Promise<ComputedAnswer | undefined> }

/** @param answer  of `computed`, once it is kept */
export function openFlight(answer: Promise<CachedAnswer>): Flight {
  return {
    begunAt: Infinity,
    begunMs: Infinity,
    isOutrun: false,
    entrants: new Set(),
    turnsToCome: 0,
    computed: Promise.withResolvers(),
    answer,
  }
}
