/** How to close what was opened, in the order in which it was. */
export type ToClose = (() => Promise<unknown>)[]

export type Stoppable = { stop: () => Promise<void> }

/**
 * Opens one thing after another; `stop` closes them, the last one first. When one cannot be opened, those before it are
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

/** Everything is closed, whatever went wrong before it: a PostgreSQL left behind would outlive us. */
async function closeAll(toClose: ToClose): Promise<void> {
  const wrong: unknown[] = []
  for (const close of toClose.splice(0).toReversed()) await close().catch((error: unknown) => wrong.push(error))
  if (wrong.length > 0) throw wrong[0]
}
