import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'

/** A faster reading is never remembered, so that small shops see every change at once. */
const SLOW_MS = 100
/** An older value is still returned, and read again meanwhile. */
const FRESH_MS = 60_000
/** Calls wait for a new value instead of getting an older one. */
const USABLE_MS = 10 * 60_000

/** Keys change with the day. */
const MOST_KEPT = 100

type Kept<Value> = { value: Value; at: number; isRefreshing: boolean }

/**
 * Wraps a function that reads figures over many rows, where nobody needs the last second: it remembers for a minute what
 * took long to read, and concurrent calls share one reading. A transaction sees its own changes, so it always reads.
 */
export function rememberSlow<Value>(
  read: (db: Db, key: string) => Promise<Value>,
  clock: () => number = () => performance.now(),
): (db: Db, key: string) => Promise<Value> {
  const memories = new WeakMap<Db, { kept: Map<string, Kept<Value>>; running: Map<string, Promise<Value>> }>()

  return (db, key) => {
    if (is(db, PgTransaction)) return read(db, key)
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
