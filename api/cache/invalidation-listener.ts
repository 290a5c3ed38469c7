import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { Client, type Notification } from 'pg'
import type { AnswerCache } from './answer-cache.ts'

const CHANNEL = 'cache'
const PROBE = 'probe:'
const PROBE_EVERY_MS = 10_000
const PATIENCE_MS = 5_000
const RECONNECT_AFTER_MS = 500

/**
 * Drops answers as the database tells of changes (`NOTIFY cache, 'product:7'` in the changing transaction), over a
 * connection of its own. The cache is paused unless notices are known to arrive: each connection first sends itself
 * one and waits for it, and again every 10 s, so a dead line or a pooler that swallows LISTEN is noticed.
 *
 * @param url      the database itself, not a pooler in transaction mode
 * @param onError  told once when the connection is lost or cannot be made; it is tried again by itself
 * @returns how to stop it; the cache stays paused
 */
export function listenForChanges(
  answers: AnswerCache,
  url: string,
  onError: (error: unknown) => void = () => {},
): { close: () => Promise<void> } {
  const stop = new AbortController()
  const running = keepListening(answers, url, onError, stop.signal)
  return {
    async close() {
      stop.abort()
      await running
    },
  }
}

async function keepListening(
  answers: AnswerCache,
  url: string,
  onError: (error: unknown) => void,
  stop: AbortSignal,
): Promise<void> {
  let isTold = false
  answers.on('resume', () => (isTold = false))
  while (!stop.aborted) {
    try {
      await listen(answers, url, stop)
    } catch (error) {
      if (stop.aborted) break
      if (!isTold) onError(error)
      isTold = true
      await delay(RECONNECT_AFTER_MS, undefined, { signal: stop }).catch(() => {})
    }
  }
}

/** Listens until the connection breaks or `stop` is given; throws either way. */
async function listen(answers: AnswerCache, url: string, stop: AbortSignal): Promise<void> {
  const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: PATIENCE_MS })
  const broken = new AbortController()
  client.on('error', (error) => broken.abort(error))
  client.on('end', () => broken.abort(new Error('The connection that tells of changes has ended.')))
  const ended = AbortSignal.any([stop, broken.signal])
  try {
    await client.connect()
    client.on('notification', ({ payload = '' }) => {
      if (!payload.startsWith(PROBE)) answers.drop([payload])
    })
    await client.query(`listen ${CHANNEL}`)
    await probe(client, ended)
    answers.resume()
    while (true) {
      await delay(PROBE_EVERY_MS, undefined, { signal: ended })
      await probe(client, ended)
    }
  } catch (error) {
    throw broken.signal.aborted ? broken.signal.reason : error
  } finally {
    if (!answers.isPaused) answers.pause()
    client.end().catch(() => {}) // it may be gone already
  }
}

/** Sends itself a notice and waits until it arrives. */
async function probe(client: Client, ended: AbortSignal): Promise<void> {
  const sent = PROBE + randomUUID()
  const { promise: arrived, resolve, reject } = Promise.withResolvers<void>()
  const signal = AbortSignal.any([ended, AbortSignal.timeout(PATIENCE_MS)])
  const notice = ({ payload }: Notification) => payload === sent && resolve()
  const giveUp = () => reject(signal.reason)
  client.on('notification', notice)
  signal.addEventListener('abort', giveUp)
  try {
    await Promise.all([arrived, client.query('select pg_notify($1, $2)', [CHANNEL, sent])])
  } finally {
    client.off('notification', notice)
    signal.removeEventListener('abort', giveUp)
  }
}
