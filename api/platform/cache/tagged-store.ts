import { BudgetedCache } from './budgeted-cache.ts'

/** `tags` name the data that a value was made from, as the database triggers send them; `bytes` is its memory. */
export type Tagged = { tags: readonly string[]; bytes: number }

type OnDrop<Value> = (key: string, value: Value) => void

/** Stores values up to a number of bytes, those used last. Dropping a tag removes exactly the values that have it. */
export class TaggedStore<Value extends Tagged> {
  #values: BudgetedCache<Value>
  #keysOfTag = new Map<string, Set<string>>()

  /** @param onDrop  called for each value that leaves, but for those that only had to make room */
  constructor({ name, maxBytes, onDrop }: { name: string; maxBytes: number; onDrop?: OnDrop<Value> }) {
    this.#values = new BudgetedCache({
      name,
      maxBytes,
      bytesOf: ({ bytes }) => bytes,
      onLeave: (value, key, isDropped) => {
        this.#forgetTags(value.tags, key)
        if (isDropped) onDrop?.(key, value)
      },
    })
  }

  get(key: string): Value | undefined {
    return this.#values.get(key)
  }

  /** Stores a value, unless it is too large. */
  set(key: string, value: Value): void {
    if (!this.#values.set(key, value)) return
    for (const tag of value.tags) {
      const keys = this.#keysOfTag.get(tag)
      if (keys) keys.add(key)
      else this.#keysOfTag.set(tag, new Set([key]))
    }
  }

  delete(key: string): void {
    this.#values.delete(key)
  }

  dropTag(tag: string): void {
    for (const key of this.#keysOfTag.get(tag) ?? []) this.#values.delete(key)
  }

  clear(): void {
    this.#values.clear()
  }

  #forgetTags(tags: readonly string[], key: string) {
    for (const tag of tags) {
      const keys = this.#keysOfTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysOfTag.delete(tag)
    }
  }
}
