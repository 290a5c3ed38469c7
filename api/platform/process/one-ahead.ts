/** Yields what `work` makes of each item, in their order. Work on the next item begins before the caller gets a result. */
export async function* oneAhead<Item, Result>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  let before: Promise<Result> | undefined
  for await (const item of items) {
    const next = work(item)
    next.catch(() => {}) // reported when its turn comes, unless the caller has stopped before
    if (before) yield await before
    before = next
  }
  if (before) yield await before
}
