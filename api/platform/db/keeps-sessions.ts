import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { escapeIdentifier } from 'pg'
import { ShopClient } from './shop-client.ts'

const CONNECT_WITHIN_MS = 5_000
const HEARS_WITHIN_MS = 5_000

/**
 * Whether a connection keeps what it was told after its transaction: LISTEN, locks, settings. A pooler in transaction
 * mode gives each transaction another connection to the database. So a notice that one connection sends never reaches
 * another that listens and is idle.
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
