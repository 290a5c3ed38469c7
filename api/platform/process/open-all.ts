/** Functions that close the opened resources, in opening order. */
export type ToClose = (() => Promise<unknown>)[]

export type Stoppable = { stop: () => Promise<void> }

/**
 * Opens resources one after another; `stop` closes them in reverse order. If one cannot be opened, the ones before it are
 * closed again.
 */
export async function openAll<Opened extends object>(
  open: (toClose: ToClose) => Promise<Opened>,
): Promise<Opened & Stoppable> {
  const toClose: ToClose = []
  const stop = () => closeAll(toClose)
  try {
    return { ...(await open(toClose)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Closes all resources, even after an error: a PostgreSQL left behind would outlive this process. */
async function closeAll(toClose: ToClose): Promise<void> {
  const wrong: unknown[] = []
  for (const close of toClose.splice(0).toReversed()) await close().catch((error: unknown) => wrong.push(error))
  if (wrong.length > 0) throw wrong[0]
}

/** Waits until all work has ended, then throws the first error; `Promise.all` would not wait after an error. */
export async function allDone(work: (Promise<void> | undefined)[]): Promise<void> {
  const results = await Promise.allSettled(work)
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
