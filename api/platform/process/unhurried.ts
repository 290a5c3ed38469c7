import { setImmediate } from 'node:timers/promises'

/** Long work of the processor. Each `yield` is a place at which it may pause. */
export type Steps<Result> = Generator<undefined, Result, undefined>

const SIZE_OF_STEP = 100

/**
 * Maps a long list, with a step after each hundred items.
 *
 * @param sizeOf  how many items a large one counts as
 */
export function* mapInSteps<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
  sizeOf: (item: Item) => number = () => 1,
): Steps<Result[]> {
  const results: Result[] = []
  let size = 0
  for (const item of items) {
    results.push(work(item))
    size += sizeOf(item)
    if (size < SIZE_OF_STEP) continue
    size = 0
    yield
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
