import { turnsByKey } from './turns-by-key.ts'

/** A longer rest would only make the shoppers of a large network wait. */
const LONGEST_REST_MS = 250

/**
 * Runs one piece of work of each key at a time, and lets the key rest after it for as long as the work took. So one who
 * asks without end leaves the thread to others half of the time.
 *
 * @returns a function that runs a piece of work of a key; it throws AppError unavailable when the key's queue is full, and
 *          when the signal aborts before the work begins
 */
export function restBetween({ mostWaiting }: { mostWaiting: number }) {
  const takeTurn = turnsByKey({ atOnce: 1, mostWaiting })
  return async function inTurn<Result>(
    key: string,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const endTurn = await takeTurn(key, signal)
    const began = performance.now()
    try {
      return await work()
    } finally {
      setTimeout(endTurn, Math.min(performance.now() - began, LONGEST_REST_MS))
    }
  }
}
