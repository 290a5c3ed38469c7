import type { Db } from '../../platform/db/client.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { addCounts, type Counted } from './count-queries.ts'

/** A server that stops without warning loses the counts of this time. */
const FLUSH_EVERY_MS = 20_000
/** Products, days and acts that differ and wait to be written. Further ones are lost until then: memory is bounded. */
const MOST_WAITING = 50_000

/** What is counted: of a product, or of a variant where the call names no product. */
export type CountedAct = 'views' | 'carted' | 'checkouts'
type CountedPiece = { productId: number } | { variantId: number }

/**
 * Counts what happens to products by day, and nothing about who did it. The counts wait in memory and are written together,
 * so that a view costs no query.
 */
export type ProductCounter = {
  count: (act: CountedAct, piece: CountedPiece) => void
  /** Writes what waits. The database ignores ids that no product has. */
  flush: () => Promise<void>
  /** Ends the writing every few seconds, and writes the rest. */
  close: () => Promise<void>
}

/** @param onError  called when counts could not be written; they wait for the next time */
export function openProductCounter(db: Db, onError: (error: unknown) => void): ProductCounter {
  let waiting = new Map<string, Counted>()
  let writing = Promise.resolve()

  function add(counted: Counted) {
    const { act, day, of, id, count } = counted
    const key = `${act} ${day} ${of} ${id}`
    const known = waiting.get(key)
    if (known) known.count += count
    else if (waiting.size < MOST_WAITING) waiting.set(key, counted)
  }

  async function write() {
    if (waiting.size === 0) return
    const counts = [...waiting.values()]
    waiting = new Map()
    try {
      await addCounts(db, counts)
    } catch (error) {
      counts.forEach(add)
      onError(error)
    }
  }

  const flush = () => (writing = writing.then(write))
  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS).unref()
  return {
    count: (act, piece) => {
      const day = nepalDay(new Date())
      if ('productId' in piece) add({ act, day, of: 'product', id: piece.productId, count: 1 })
      else add({ act, day, of: 'variant', id: piece.variantId, count: 1 })
    },
    flush,
    close: () => {
      clearInterval(timer)
      return flush()
    },
  }
}
