/** Values are read again when somebody asks for them and they are older than this. */
const KEPT_MS = 15_000

type KeptReading<Value> = {
  /** Returns what was last read, and starts the next reading when that is old; undefined before the first, and after a failure. */
  latest: () => Value | undefined
  hasFailed: () => boolean
}

/**
 * Keeps what a figure needs that takes long to read, so that nobody who asks for metrics waits for it.
 *
 * @param onError  called each time when it cannot be read
 */
export function keptReading<Value>(read: () => Promise<Value>, onError: (error: unknown) => void): KeptReading<Value> {
  let known: Value | undefined
  let hasFailed = false
  let readAt = -Infinity
  let running: Promise<void> | undefined

  async function readAgain() {
    try {
      known = await read()
      readAt = performance.now()
      hasFailed = false
    } catch (error) {
      known = undefined
      hasFailed = true
      onError(error)
    }
  }
  return {
    latest() {
      if (performance.now() - readAt > KEPT_MS) running ??= readAgain().finally(() => (running = undefined))
      return known
    },
    hasFailed: () => hasFailed,
  }
}
