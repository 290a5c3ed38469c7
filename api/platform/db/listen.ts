import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { escapeIdentifier, type Client, type Notification } from 'pg'
import { ShopClient } from './shop-client.ts'

const PROBE = 'probe:'
const PROBE_EVERY_MS = 10_000 // unless the listener says otherwise
const PATIENCE_MS = 5_000
const RECONNECT_AFTER_MS = 500

type Listener = {
  /** Shown in pg_stat_activity. */
  name?: string
  onNotice: (payload: string, channel: string) => void
  /** Called when listening begins; earlier notices are lost. */
  onUp: () => void
  onDown?: () => void
  /**
   * Called after each successful probe. Every notice sent before `at`, in ms of `performance.now()`, has arrived by then.
   */
  onProved?: (at: number) => void
  probeEveryMs?: number
  /** Called once per outage, when the connection breaks or cannot be made. It reconnects automatically. */
  onError: (error: unknown) => void
}

type Channels = readonly [string, ...string[]]

/**
 * Listens to channels of the database (`NOTIFY`) over one connection of its own. The connection sends itself a notice and
 * waits for it, at the start and every 10 s or `probeEveryMs`, to detect a dead connection or a pooler that swallows
 * LISTEN.
 *
 * @param url  the database itself, not a pooler in transaction mode
 */
export function listen(url: string, channels: string | Channels, listener: Listener): { close: () => Promise<void> } {
  const stop = new AbortController()
  const named = typeof channels === 'string' ? ([channels] as const) : channels
  const running = keepListening(url, named, listener, stop.signal)
  return {
    async close() {
      stop.abort()
      await running
    },
  }
}

async function keepListening(url: string, channels: Channels, listener: Listener, stop: AbortSignal): Promise<void> {
  let isTold = false
  const onUp = () => {
    isTold = false
    listener.onUp()
  }
  while (!stop.aborted) {
    try {
      await listenOnce(url, channels, { ...listener, onUp }, stop)
    } catch (error) {
      if (stop.aborted) break
      if (!isTold) listener.onError(error)
      isTold = true
      await delay(RECONNECT_AFTER_MS, undefined, { signal: stop }).catch(() => {})
    }
  }
}

/** Listens until the connection breaks or `stop` aborts; throws in both cases. */
async function listenOnce(url: string, channels: Channels, listener: Listener, stop: AbortSignal) {
  const { name, onNotice, onUp, onDown, onProved, probeEveryMs = PROBE_EVERY_MS } = listener
  const [channel] = channels
  const client = new ShopClient({
    connectionString: url,
    ...(name !== undefined && { application_name: name }),
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
  })
  const broken = new AbortController()
  client.on('error', (error) => broken.abort(error))
  client.on('end', () => broken.abort(new Error(`The connection that listens to '${channel}' has ended.`)))
  const ended = AbortSignal.any([stop, broken.signal])
  try {
    await client.connect()
    client.on('notification', ({ payload = '', channel: from }) => {
      if (!payload.startsWith(PROBE)) onNotice(payload, from)
    })
    await client.query(channels.map((one) => `listen ${escapeIdentifier(one)}`).join(';'))
    let provedAt = await probe(client, channel, ended)
    onUp()
    while (true) {
      onProved?.(provedAt)
      // Counted from the last probe's start, so that a slow reply delays no further probe.
      await delay(Math.max(0, provedAt + probeEveryMs - performance.now()), undefined, { signal: ended })
      provedAt = await probe(client, channel, ended)
    }
  } catch (error) {
    throw broken.signal.aborted ? broken.signal.reason : error
  } finally {
    onDown?.()
    client.end().catch(() => {}) // it may already be closed
  }
}

/**
 * Sends a notice to its own connection and waits for it. Notices arrive in the order of their commits.
 *
 * @returns when it began, in ms of `performance.now()`: everything announced before has arrived
 */
async function probe(client: Client, channel: string, ended: AbortSignal): Promise<number> {
  const begunAt = performance.now()
  const sent = PROBE + randomUUID()
  const { promise: arrived, resolve, reject } = Promise.withResolvers<void>()
  const signal = AbortSignal.any([ended, AbortSignal.timeout(PATIENCE_MS)])
  const notice = ({ payload }: Notification) => payload === sent && resolve()
  const giveUp = () => reject(signal.reason)
  client.on('notification', notice)
  signal.addEventListener('abort', giveUp)
  try {
    await Promise.all([arrived, client.query('select pg_notify($1, $2)', [channel, sent])])
    return begunAt
  } finally {
    client.off('notification', notice)
    signal.removeEventListener('abort', giveUp)
  }
}
