/** Waits until every piece of work has ended, then throws what the first of them threw; `Promise.all` would not wait. */
export async function allDone(work: (Promise<void> | undefined)[]): Promise<void> {
  const results = await Promise.allSettled(work)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
