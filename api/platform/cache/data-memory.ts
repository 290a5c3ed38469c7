import { forEverybody } from '../process/on-behalf-of.ts'
import type { AnswerCache } from './answer-cache.ts'
import { TaggedStore } from './tagged-store.ts'

/** If more tags than this are dropped during one read, all tags count as dropped. */
const MOST_DROPS_REMEMBERED = 10_000

/**
 * Returns whether data with these tags, read from the database that a computation got, has every change announced to
 * this process. Always true for the primary (replicas.ts).
 */
export type IsCurrent = (tags: readonly string[]) => boolean

/** `dropped`: the tags dropped since the read began. */
type Reading = { dropped: Set<string>; isAllDropped: boolean }
type Source = { isCurrent: IsCurrent; tags: readonly string[] }
type Kept<Data> = { data: Data; tags: readonly string[]; bytes: number }
/** A read in progress; `begunMs` in ms of `performance.now()`. */
type Shared<Data> = { begunMs: number; outcome: Promise<{ data: Data; isGood: boolean } | undefined> }

/**
 * Remembers data from which several answers are made, each with the tags of its rows, and forgets it with the answers
 * that have the same tags. Data that changed while it was read is returned, but not remembered; nor is data of a replica
 * that may lack an announced change.
 */
export class DataMemory<Data> {
  #store: TaggedStore<Kept<Data>>
  #bytesOf: (data: Data) => number
  #readings = new Set<Reading>()
  #shared = new Map<string, Shared<Data>>()
  readonly #answers: AnswerCache

  /** @param bytesOf  the memory that data takes */
  constructor(
    answers: AnswerCache,
    { name, maxBytes, bytesOf }: { name: string; maxBytes: number; bytesOf: (data: Data) => number },
  ) {
    this.#store = new TaggedStore({ name, maxBytes })
    this.#bytesOf = bytesOf
    this.#answers = answers
    answers.on('drop', (tags) => this.#drop(tags))
    answers.on('pause', () => this.#dropAll())
    answers.on('resume', () => this.#dropAll())
  }

  get(key: string): Data | undefined {
    return this.#kept(key)?.data
  }

  /** Reads the data of several keys at once, and remembers it. */
  async read(
    { isCurrent, tagsOf }: { isCurrent: IsCurrent; tagsOf: (data: Data) => readonly string[] },
    read: () => Promise<ReadonlyMap<string, Data>>,
  ): Promise<ReadonlyMap<string, Data>> {
    const reading = this.#begin()
    try {
      const found = await read()
      for (const [key, data] of found) this.#keep(key, data, { isCurrent, tags: tagsOf(data), reading })
      return found
    } finally {
      this.#readings.delete(reading)
    }
  }

  /** Returns the data of a key. Concurrent requests for missing data read it once. */
  async share(key: string, source: Source, read: () => Promise<Data>): Promise<Data> {
    const kept = this.#kept(key)
    if (kept) return kept.data
    const shared = this.#shared.get(key)
    if (!shared || !this.#answers.isRecent(shared.begunMs)) return this.#beginShared(key, source, read)
    const other = await shared.outcome
    // What changed meanwhile, or came from a replica that lacks a change, is only for the request that read it.
    return other?.isGood ? other.data : this.#beginShared(key, source, read)
  }

  #beginShared(key: string, source: Source, read: () => Promise<Data>): Promise<Data> {
    const reading = this.#begin()
    const begunMs = performance.now()
    const data = forEverybody(read)
    const outcome = data
      .then((value) => ({ data: value, isGood: this.#keep(key, value, { ...source, reading }) }))
      .catch(() => undefined) // thrown to the request that reads it, below
      .finally(() => {
        this.#readings.delete(reading)
        if (this.#shared.get(key) === shared) this.#shared.delete(key)
      })
    const shared = { begunMs, outcome }
    this.#shared.set(key, shared)
    return data
  }

  #kept(key: string): Kept<Data> | undefined {
    return this.#answers.isUpToDate ? this.#store.get(key) : undefined
  }

  #begin(): Reading {
    const reading: Reading = { dropped: new Set(), isAllDropped: false }
    this.#readings.add(reading)
    return reading
  }

  /** @returns whether the data is still current; only then it is remembered */
  #keep(key: string, data: Data, { isCurrent, tags, reading }: Source & { reading: Reading }): boolean {
    const isOutrun = reading.isAllDropped || tags.some((tag) => reading.dropped.has(tag))
    if (isOutrun || !isCurrent(tags)) return false
    if (!this.#answers.isPaused) this.#store.set(key, { data, tags, bytes: this.#bytesOf(data) })
    return true
  }

  #drop(tags: readonly string[]) {
    if (tags.includes('all')) return this.#dropAll()
    for (const tag of tags) this.#store.dropTag(tag)
    for (const reading of this.#readings) {
      if (reading.dropped.size + tags.length > MOST_DROPS_REMEMBERED) reading.isAllDropped = true
      else for (const tag of tags) reading.dropped.add(tag)
    }
  }

  #dropAll() {
    this.#store.clear()
    for (const reading of this.#readings) reading.isAllDropped = true
  }
}
