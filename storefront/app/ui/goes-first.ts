/** A tap has ended by then, so it is known what the visitor asks for. */
const TAP_MS = 300

/** What the visitor waits for at present. */
const awaited = new Set<Promise<unknown>>()

/** Notes what the visitor waits for: on a slow network, all else would take the line from it. */
export function goesFirst<Result>(work: Promise<Result>): Promise<Result> {
  awaited.add(work)
  const forget = () => void awaited.delete(work)
  work.then(forget, forget)
  return work
}

/** Waits until the present tap has ended and everything that the visitor waits for has arrived. */
export async function whenFree(): Promise<void> {
  await new Promise((next) => setTimeout(next, TAP_MS))
  while (awaited.size > 0) await Promise.allSettled(awaited)
}
