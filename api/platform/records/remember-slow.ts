import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import { BudgetedCache } from '../cache/budgeted-cache.ts'
import type { Db } from '../db/client.ts'

/** A faster reading is never remembered, so that small shops see every change at once. */
const SLOW_MS = 100
/** An older value is still returned, and read again meanwhile. */
const FRESH_MS = 60_000
/** Calls wait for a new value instead of getting an older one. */
const USABLE_MS = 10 * 60_000

const MAX_BYTES = 8 * 1024 * 1024
/** Objects take about twice the letters of their JSON. */
const BYTES_PER_LETTER = 2

type Kept<Value> = { value: Value; at: number; isRefreshing: boolean }

/**
 * Wraps a function that reads figures over many rows, where nobody needs the last second: it remembers for a minute what
 * took long to read, and concurrent calls share one reading. A transaction sees its own changes, so it always reads.
 *
 * @param name  of what is read, as the metrics show it
 */
export function rememberSlow<Value>(
  name: string,
  read: (db: Db, key: string) => Promise<Value>,
  clock: () => number = () => performance.now(),
): (db: Db, key: string) => Promise<Value> {
  const memories = new WeakMap<Db, { kept: BudgetedCache<Kept<Value>>; running: Map<string, Promise<Value>> }>()

  return (db, key) => {
    if (is(db, PgTransaction)) return read(db, key)
    const memory = memories.get(db) ?? { kept: openCache<Value>(name), running: new Map() }
    memories.set(db, memory)
    const { kept, running } = memory

    const readNow = async () => {
      const begin = clock()
      try {
        const value = await read(db, key)
        const end = clock()
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

function openCache<Value>(name: string) {
  return new BudgetedCache<Kept<Value>>({
    name,
    maxBytes: MAX_BYTES,
    bytesOf: ({ value }) => BYTES_PER_LETTER * JSON.stringify(value).length,
  })
}
