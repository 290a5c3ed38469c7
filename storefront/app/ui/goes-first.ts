/** Within this time a finger that goes down has clicked, so what its press asks for is known. */
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

/** Waits until what the visitor asks for by the present press is there: nothing else is waited for then. */
export async function whenFree(): Promise<void> {
  await new Promise((next) => setTimeout(next, TAP_MS))
  while (awaited.size > 0) await Promise.allSettled(awaited)
}
