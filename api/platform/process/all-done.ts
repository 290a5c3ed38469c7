/** Waits until all work has ended, then throws the first error; `Promise.all` would not wait after an error. */
export async function allDone(work: (Promise<void> | undefined)[]): Promise<void> {
  const results = await Promise.allSettled(work)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
