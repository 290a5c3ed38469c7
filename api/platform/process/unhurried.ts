import { setImmediate } from 'node:timers/promises'

/** Long work of the processor. Each `yield` is a place at which it may pause. */
export type Steps<Result> = Generator<undefined, Result, undefined>

const ITEMS_A_STEP = 100

/** Maps a long list, with a step after each hundred items. */
export function* mapInSteps<Item, Result>(items: readonly Item[], work: (item: Item) => Result): Steps<Result[]> {
  const results: Result[] = []
  for (const item of items) {
    results.push(work(item))
    if (results.length % ITEMS_A_STEP === 0) yield
  }
  return results
}

/** Does the work without a pause. */
export function runAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Does the work, and lets the server answer others after each step. */
export async function runUnhurried<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await setImmediate()
  }
}
