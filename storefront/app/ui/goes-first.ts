/** A tap has ended by then, so it is known what the visitor asks for. */
const TAP_MS = 300

/** Work that takes longer may never end: a connection can die without a word. */
const MOST_MS = 10_000

/** What the visitor waits for at present. */
const awaited = new Set<Promise<unknown>>()

/** Notes what the visitor waits for: on a slow network, all else would take the line from it. */
export function goesFirst<Result>(work: Promise<Result>): Promise<Result> {
  const wait = Promise.race([work, new Promise((next) => setTimeout(next, MOST_MS))])
  awaited.add(wait)
  const forget = () => void awaited.delete(wait)
  wait.then(forget, forget)
  return work
}

/** Waits until the present tap has ended and everything that the visitor waits for has arrived or takes too long. */
export async function whenFree(): Promise<void> {
  await new Promise((next) => setTimeout(next, TAP_MS))
  while (awaited.size > 0) await Promise.allSettled(awaited)
}
