import { setTimeout as wait } from 'node:timers/promises'
import { CACHE_CHANNEL } from './invalidation-listener.ts'
import type { Db } from '../db/client.ts'
import { isOutOfReach } from '../db/is-out-of-reach.ts'
import { runNamed } from '../db/prepared.ts'

const RETRY_AFTER_MS = 1_000
/** Beyond that, all changes count as one: every process computes its answers again. */
const MOST_WAITING = 10_000

export type Notice = { channel: string; payload: string }

/**
 * Tells other processes what has been committed. PostgreSQL lets transactions with a NOTIFY commit only one after the
 * other, each waiting for the disk alone. Frequent transactions leave it to this, which writes nothing to the disk and
 * sends the notices of many of them at once.
 *
 * A process killed between a commit and its notice announces nothing. So other processes look for its sales
 * (api/shop/stock/watch-sales.ts), and the answers that they cache expire (api/platform/cache/cached-answer.ts).
 */
export type Announcer = {
  /** Sends notices in a moment, in their order; the caller does not wait. */
  tell: (notices: readonly Notice[]) => void
  /** Sends the rest; notices that the database does not take now are lost. */
  close: () => Promise<void>
}

/**
 * @param onError   called once when notices cannot be sent. While the database is out of reach they are sent again every
 *                  second; after any other error they are lost
 * @param onNotice  called with each notice immediately, for the answers that this process caches
 */
export function openAnnouncer(
  db: Db,
  { onError, onNotice = () => {} }: { onError: (error: unknown) => void; onNotice?: (notice: Notice) => void },
): Announcer {
  let waiting: Notice[] = []
  let sending: Promise<void> | undefined
  const closing = new AbortController()

  const sendAll = async () => {
    let isTold = false
    while (waiting.length > 0) {
      const notices = waiting
      waiting = []
      try {
        await send(db, notices)
        isTold = false
      } catch (error) {
        if (!isTold) onError(error)
        isTold = true
        if (closing.signal.aborted || !isOutOfReach(error)) continue
        waiting = fewEnough([...notices, ...waiting])
        await wait(RETRY_AFTER_MS, undefined, { signal: closing.signal }).catch(() => {}) // cut short by `close`
      }
    }
    sending = undefined
  }

  return {
    tell(notices) {
      if (notices.length === 0) return
      for (const notice of notices) onNotice(notice)
      waiting.push(...notices)
      sending ??= sendAll()
    },
    async close() {
      closing.abort()
      await sending
    },
  }
}

function fewEnough(notices: Notice[]): Notice[] {
  if (notices.length <= MOST_WAITING) return notices
  const others = notices.filter(({ channel }) => channel !== CACHE_CHANNEL)
  const each = new Map(others.map((notice) => [`${notice.channel} ${notice.payload}`, notice]))
  return [{ channel: CACHE_CHANNEL, payload: 'all' }, ...each.values()]
}

async function send(db: Db, notices: readonly Notice[]) {
  const text = 'select pg_notify(channel, payload) from jsonb_to_recordset($1) as notice(channel text, payload text)'
  await runNamed(db, 'announce', text, [JSON.stringify(notices)])
}
