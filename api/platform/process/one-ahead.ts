/**
 * Yields what `work` makes of each item, in their order. It works on one item at a time, and on the next one while the
 * caller uses a result.
 */
export async function* oneAhead<Item, Result>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  let running: Promise<Result> | undefined
  for await (const item of items) {
    const finished = running ? [await running] : []
    running = work(item)
    running.catch(() => {}) // reported in its turn, unless the caller stops before
    yield* finished
  }
  if (running) yield await running
}
