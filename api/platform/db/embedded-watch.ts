import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'

const RETRY_MS = 1_000
const CONNECT_TIMEOUT_MS = 5_000

export type Watch = { end: () => Promise<void> }

/**
 * Holds one connection, which breaks at once when PostgreSQL goes, and then has it brought back; until `end`.
 *
 * @param revive  finds or starts a PostgreSQL that answers at the same address
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
      log('PostgreSQL went away and is brought back')
      await revive().catch(async (error: Error) => {
        log(`PostgreSQL cannot be brought back yet: ${error.message}`)
        await wait(RETRY_MS, undefined, { signal: over.signal }).catch(() => {}) // cut short by `end`
      })
    }
  }
}

/** Until the other side, or `over`, ends it. A connection that does not come about has ended too. */
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
