import { LRUCache } from 'lru-cache'

/** Most characters of the keys are one byte, those of Nepali words two. */
const BYTES_PER_LETTER = 2

type Budget<Value> = {
  /** As the metrics show it. Each name is opened once in a process; in tests the last one counts. */
  name: string
  maxBytes: number
  /** The memory of a value with its entry in the cache; that of its key is added. */
  bytesOf: (value: Value) => number
  /** A value stays for so long after it was first set; by default until there is no room for it. */
  keptMs?: number
  /** Called for each value that leaves; `isDropped` unless it only had to make room. */
  onLeave?: (value: Value, key: string, isDropped: boolean) => void
}

const opened = new Map<string, Pick<BudgetedCache<{}>, 'figures'>>()

/** Describes all caches of this process. */
export function cacheFigures() {
  return [...opened].map(([name, cache]) => ({ name, ...cache.figures() }))
}

/**
 * Remembers values up to a number of bytes, those used last. Everything that outlives the work it was made for and may grow
 * is kept in one of these, so that the metrics show it; lint allows `lru-cache` in this file alone.
 */
export class BudgetedCache<Value extends {}> {
  readonly #values: LRUCache<string, Value>
  #hits = 0
  #misses = 0

  constructor({ name, maxBytes, bytesOf, keptMs = 0, onLeave }: Budget<Value>) {
    this.#values = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (value, key) => bytesOf(value) + BYTES_PER_LETTER * key.length,
      ttl: keptMs,
      noUpdateTTL: true,
      perf: { now: () => performance.now() },
      ...(onLeave && { dispose: (value, key, reason) => onLeave(value, key, reason !== 'evict') }),
    })
    opened.set(name, this)
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (value === undefined) this.#misses += 1
    else this.#hits += 1
    return value
  }

  /**
   * Stores a value, unless it is too large.
   *
   * @param since  from when `keptMs` counts, in ms of `performance.now()`
   * @returns whether it was stored
   */
  set(key: string, value: Value, since = performance.now()): boolean {
    return this.#values.set(key, value, { start: since }).peek(key) === value
  }

  delete(key: string): void {
    this.#values.delete(key)
  }

  clear(): void {
    this.#values.clear()
  }

  /** Returns for how long a value still stays, ms. */
  msLeft(key: string): number {
    return this.#values.getRemainingTTL(key)
  }

  figures() {
    const { calculatedSize: bytes, maxSize: maxBytes, size: entries } = this.#values
    return { bytes, maxBytes, entries, hits: this.#hits, misses: this.#misses }
  }
}
