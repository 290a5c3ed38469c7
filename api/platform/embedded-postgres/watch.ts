import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'

const RETRY_MS = 1_000
const CONNECT_TIMEOUT_MS = 5_000

export type Watch = { end: () => Promise<void> }

/**
 * Keeps one connection open until `end`. It breaks as soon as PostgreSQL stops, and `revive` then restarts PostgreSQL.
 *
 * @param revive  finds or starts a PostgreSQL at the same address
 */
export function watchPostgres(url: string, revive: () => Promise<void>, log: (message: string) => void): Watch {
  const over = new AbortController()
  const watching = watch()
  return {
    async end() {
      over.abort()
      await watching
    },
  }

  async function watch() {
    while (!over.signal.aborted) {
      await holdConnection(url, over.signal)
      if (over.signal.aborted) return
      log('PostgreSQL has stopped; restarting it')
      await revive().catch(async (error: Error) => {
        log(`PostgreSQL cannot be restarted yet: ${error.message}`)
        await wait(RETRY_MS, undefined, { signal: over.signal }).catch(() => {}) // cut short by `end`
      })
    }
  }
}

/** Resolves when the server or `over` ends the connection, or when it cannot be made. */
async function holdConnection(url: string, over: AbortSignal) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  const ended = new Promise((resolve) => client.once('end', resolve))
  client.on('error', () => {}) // `end` follows
  try {
    await client.connect()
  } catch {
    return
  }
  const end = () => void client.end()
  over.addEventListener('abort', end)
  if (over.aborted) end()
  await ended
  over.removeEventListener('abort', end)
}
