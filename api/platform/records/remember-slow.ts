import type { Db } from '../db/client.ts'

/** What is read faster than this is always read again, so that small shops see every change at once. */
const SLOW_MS = 100
/** Then it is read again, while calls get the old value. */
const FRESH_MS = 60_000
/** Older values are not shown any more. */
const USABLE_MS = 10 * 60_000

/** Keys change with the day. */
const MOST_KEPT = 100

type Kept<Value> = { value: Value; at: number; isRefreshing: boolean }

/**
 * Returns the same reading function, which remembers for a minute what took long to read: figures over many rows, of which
 * nobody needs the last second. Calls at the same time share one reading.
 */
export function rememberSlow<Value>(
  read: (db: Db, key: string) => Promise<Value>,
  clock: () => number = () => performance.now(),
): (db: Db, key: string) => Promise<Value> {
  const memories = new WeakMap<Db, { kept: Map<string, Kept<Value>>; running: Map<string, Promise<Value>> }>()

  return (db, key) => {
    const memory = memories.get(db) ?? { kept: new Map(), running: new Map() }
    memories.set(db, memory)
    const { kept, running } = memory

    const readNow = async () => {
      const begin = clock()
      try {
        const value = await read(db, key)
        const end = clock()
        if (kept.size >= MOST_KEPT) kept.clear()
        if (end - begin >= SLOW_MS) kept.set(key, { value, at: end, isRefreshing: false })
        else kept.delete(key)
        return value
      } catch (error) {
        kept.delete(key)
        throw error
      } finally {
        running.delete(key)
      }
    }

    const known = kept.get(key)
    if (known && clock() - known.at < USABLE_MS) {
      if (clock() - known.at >= FRESH_MS && !known.isRefreshing) {
        known.isRefreshing = true
        // A failure forgets the value, so the next call reads again and reports its own.
        readNow().catch(() => {})
      }
      return Promise.resolve(known.value)
    }
    const shared = running.get(key) ?? readNow()
    running.set(key, shared)
    return shared
  }
}
