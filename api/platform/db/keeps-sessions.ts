import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { escapeIdentifier } from 'pg'
import { ShopClient } from './shop-client.ts'

const CONNECT_WITHIN_MS = 5_000
const HEARS_WITHIN_MS = 5_000

/**
 * Returns whether a connection keeps its session state (LISTEN, locks, settings) after a transaction. A pooler in
 * transaction mode gives each transaction another connection to the database. There, a notice from one connection never
 * reaches an idle one that listens.
 *
 * @throws Error when the database does not answer
 */
export async function keepsSessions(url: string): Promise<boolean> {
  const [listener, speaker] = [open(url), open(url)]
  try {
    await Promise.all([listener.connect(), speaker.connect()])
    const channel = `kastha_${randomUUID()}`
    await listener.query(`listen ${escapeIdentifier(channel)}`)
    const heard = once(listener, 'notification', { signal: AbortSignal.timeout(HEARS_WITHIN_MS) })
    const isHeard = heard.then(() => true).catch(() => false)
    await speaker.query('select pg_notify($1, $2)', [channel, ''])
    return await isHeard
  } finally {
    await Promise.allSettled([listener.end(), speaker.end()])
  }
}

function open(url: string) {
  return new ShopClient({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS })
}
