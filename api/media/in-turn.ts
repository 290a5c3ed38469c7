let previous: Promise<unknown> = Promise.resolve()

/** Works on one picture at a time, on one thread, so that the shop stays quick while it happens. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = previous.then(work)
  // Whoever asked hears of the failure through `result`; the next in turn only waits for the end.
  previous = result.catch(() => undefined)
  return result
}
