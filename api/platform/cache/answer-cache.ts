import { EventEmitter } from 'node:events'
import { AppError } from '../errors/app-error.ts'
import { forEverybody } from '../process/on-behalf-of.ts'
import { BudgetedCache } from './budgeted-cache.ts'
import { CachedAnswer, type ComputedAnswer } from './cached-answer.ts'
import { openFlight, type Compute, type Flight, type Turn } from './flight.ts'
import { TaggedStore } from './tagged-store.ts'

/** With the stale ones, and the cards and counts of lists (api/shop/catalog/catalog-memory.ts), a process remembers 64 MB. */
const MAX_BYTES = 28 * 1024 * 1024
const MAX_STALE_BYTES = 6 * 1024 * 1024
/** As long as a cache in front may show what has changed (CACHE_CONTROL in cached-answer.ts). */
const STALE_KEPT_MS = 40_000
/** Another process shows a change after this time at most. */
const MOST_BEHIND_MS = 2_000
const LONGEST_ADDRESS = 2_000
/** More addresses than there is room for answers. */
const MAX_ADDRESS_BYTES = 4 * 1024 * 1024
/** The entry of an address, besides its two texts. */
const BYTES_PER_ADDRESS = 120
/** If more tags than this are dropped during one computation, all tags count as dropped. */
const MOST_DROPS_REMEMBERED = 10_000

const UNAVAILABLE = 503

/** More clients than this do not wait for a turn for the same answer. */
const MOST_ENTRANTS = 256

const AT_ONCE: Turn = { owner: '', take: (work) => work() }

/**
 * Caches public answers in memory, each with the tags of its data. Dropping a tag drops exactly the answers that have
 * it. Concurrent requests for a missing answer compute it once.
 *
 * It starts paused: it caches nothing until the listener for changes calls `resume()` (invalidation-listener.ts). While it
 * is not `isUpToDate`, it keeps its answers and computes new ones: notices may be late.
 * Events: `drop` (tags), `resume`, `pause`.
 */
export class AnswerCache extends EventEmitter<{ drop: [tags: string[]]; resume: []; pause: [] }> {
  /** Counts drops. An answer is as new as this count when its computation began. */
  #clock = 0
  #isPaused = true
  /** Every change that was announced until then has been dropped, in ms of `performance.now()`. */
  #provedAt = Infinity
  #answers: TaggedStore<CachedAnswer>
  /** Answers whose data has changed a moment ago. */
  #stale = new BudgetedCache<CachedAnswer>({
    name: 'stale answers',
    maxBytes: MAX_STALE_BYTES,
    bytesOf: ({ bytes }) => bytes,
    keptMs: STALE_KEPT_MS,
  })
  /** Key of each requested address, so that a hit costs one lookup and no parsing. */
  #keyOfAddress = new BudgetedCache<string>({
    name: 'addresses',
    maxBytes: MAX_ADDRESS_BYTES,
    bytesOf: ({ length }) => BYTES_PER_ADDRESS + 2 * length,
  })
  #flights = new Map<string, Flight>()
  /** When each tag was last dropped, for computations in progress. */
  #droppedAt = new Map<string, number>()
  #allDroppedAt = 0

  constructor({ maxBytes = MAX_BYTES }: { maxBytes?: number } = {}) {
    super()
    this.#answers = new TaggedStore({
      name: 'answers',
      maxBytes,
      onDrop: (key, answer) => this.#keepStale(key, answer),
    })
  }

  /** Returns the cached answer to an address that was requested before, if it is still valid. */
  find(address: string): CachedAnswer | undefined {
    const key = this.#keyOfAddress.get(address)
    return key === undefined ? undefined : this.#good(key)
  }

  /** Tells `find` the key of an address. */
  nameAddress(address: string, key: string): void {
    if (!this.#isPaused && address.length <= LONGEST_ADDRESS) this.#keyOfAddress.set(address, key)
  }

  /**
   * Returns an answer of `key` that was right at most 40 s ago, as a cache in front may show it, for visitors whom a busy
   * process refuses. While notices may be late, that is also one from memory.
   */
  findStale(key: string): CachedAnswer | undefined {
    const kept = performance.now() < this.#provedAt + STALE_KEPT_MS ? this.#unexpired(key) : undefined
    return kept ?? this.#stale.get(key)
  }

  /**
   * Returns the cached answer of `key`, or computes it. Never returns an answer from before a drop that preceded this
   * call.
   *
   * @param compute  makes the answer; an error is thrown to every waiting caller and never cached
   * @param turn     in which it is made, unless that of another caller comes first: nobody waits in another's queue
   */
  async answer(key: string, compute: Compute, turn = AT_ONCE): Promise<CachedAnswer> {
    const askedAt = this.#clock
    const kept = this.#good(key)
    if (kept) return kept
    const flight = this.#flights.get(key)
    if (!flight || !this.isRecent(flight.begunMs)) return this.#begin(key, compute, turn)
    if (flight.begunAt >= askedAt) return this.#join(key, flight, compute, turn)

    // A tag was dropped since that computation began. Its answer is valid unless the tag was one of its own.
    const answer = await flight.answer.catch(() => undefined)
    if (answer && !flight.isOutrun) return answer
    const newer = this.#flights.get(key)
    return newer && newer.begunAt >= askedAt ? this.#join(key, newer, compute, turn) : this.#begin(key, compute, turn)
  }

  /** Drops every answer that has one of these tags; the tag `all` drops every answer. */
  drop(tags: string[]): void {
    this.#clock += 1
    if (tags.includes('all')) this.#dropAll()
    else for (const tag of tags) this.#dropTag(tag)
    this.emit('drop', tags)
  }

  /** Stops caching and drops everything, because change notices no longer arrive. */
  pause(): void {
    this.#isPaused = true
    this.#clock += 1
    this.#dropAll()
    this.emit('pause')
  }

  /** Starts caching again, because change notices arrive again. */
  resume(): void {
    this.#clock += 1
    this.#dropAll()
    this.#isPaused = false
    this.#provedAt = Infinity
    this.emit('resume')
  }

  /**
   * Lets answers from memory count for 2 s from `provedAt`, in ms of `performance.now()`. Every change that was announced
   * until then has been dropped.
   */
  renewLease(provedAt: number): void {
    this.#provedAt = provedAt
  }

  /** Whether all changes are known, but for those of a moment. Otherwise nothing that is remembered may be shown. */
  get isUpToDate(): boolean {
    return !this.#isPaused && performance.now() - this.#provedAt < MOST_BEHIND_MS
  }

  /** Whether what was begun to be read at a time, in ms of `performance.now()`, may still be shared with a new request. */
  isRecent(begunMs: number): boolean {
    return this.isUpToDate || performance.now() - begunMs < MOST_BEHIND_MS
  }

  get isPaused(): boolean {
    return this.#isPaused
  }

  /** Keeps what was right when a probe last came back, or until now if none is awaited; its time begins anew. */
  #keepStale(key: string, answer: CachedAnswer) {
    if (answer.expiresAt <= Date.now()) return
    this.#stale.delete(key)
    this.#stale.set(key, answer, Math.min(this.#provedAt, performance.now()))
  }

  #good(key: string): CachedAnswer | undefined {
    return this.isUpToDate ? this.#unexpired(key) : undefined
  }

  #unexpired(key: string): CachedAnswer | undefined {
    const answer = this.#answers.get(key)
    if (answer === undefined || answer.expiresAt > Date.now()) return answer
    this.#answers.delete(key)
    return undefined
  }

  /**
   * Waits for another client's computation. If a limit refused it, this client may still be within its own limit, so
   * it computes the answer itself.
   */
  async #join(key: string, flight: Flight, compute: Compute, turn: Turn): Promise<CachedAnswer> {
    const isWaiting = flight.begunAt === Infinity
    if (isWaiting && flight.entrants.size < MOST_ENTRANTS && !flight.entrants.has(turn.owner)) {
      this.#enter(flight, compute, turn)
    }
    const answer = await flight.answer.catch((error: unknown) => {
      if (!isRefusal(error)) throw error
    })
    if (answer && answer.status !== UNAVAILABLE) return answer
    return this.#good(key) ?? this.#begin(key, compute, turn)
  }

  #begin(key: string, compute: Compute, turn: Turn): Promise<CachedAnswer> {
    const { promise: answer, resolve, reject } = Promise.withResolvers<CachedAnswer>()
    const flight = openFlight(answer)
    this.#flights.set(key, flight)
    flight.computed.promise
      .then((made) => this.#keep(key, made, flight))
      .finally(() => this.#land(key, flight))
      .then(resolve, reject)
    this.#enter(flight, compute, turn)
    return answer
  }

  /** Waits for a turn of a flight. If no turn comes, what the last one gets in its place is the answer. */
  #enter(flight: Flight, compute: Compute, { owner, take }: Turn) {
    const { computed } = flight
    flight.entrants.add(owner)
    flight.turnsToCome += 1
    const withoutTurn = (settle: () => void) => {
      flight.turnsToCome -= 1
      if (flight.begunAt === Infinity && flight.turnsToCome === 0) settle()
    }
    take(() => this.#run(flight, compute)).then(
      (made) => withoutTurn(() => computed.resolve(made!)),
      (error: unknown) => withoutTurn(() => computed.reject(error)),
    )
  }

  async #run(flight: Flight, compute: Compute): Promise<ComputedAnswer | undefined> {
    const { computed } = flight
    if (flight.begunAt !== Infinity) return undefined
    flight.begunAt = this.#clock
    flight.begunMs = performance.now()
    forEverybody(compute).then(computed.resolve, computed.reject)
    return computed.promise
  }

  #keep(key: string, made: ComputedAnswer, flight: Flight): CachedAnswer {
    const answer = new CachedAnswer(made)
    // Once a newer computation has replaced this one, drops may go unnoted.
    const isReplaced = this.#flights.get(key) !== flight
    flight.isOutrun = isReplaced || this.#droppedSince(flight.begunAt, answer.tags)
    if (answer.status === 200 && !this.#isPaused && !flight.isOutrun) this.#answers.set(key, answer)
    return answer
  }

  #land(key: string, flight: Flight) {
    if (this.#flights.get(key) === flight) this.#flights.delete(key)
    if (this.#flights.size === 0) this.#droppedAt.clear()
  }

  #droppedSince(time: number, tags: readonly string[]): boolean {
    return this.#allDroppedAt > time || tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) > time)
  }

  #dropTag(tag: string) {
    this.#answers.dropTag(tag)
    if (this.#flights.size === 0) return
    if (this.#droppedAt.size >= MOST_DROPS_REMEMBERED) this.#forgetOldDrops()
    this.#droppedAt.set(tag, this.#clock)
  }

  /** Forgets drops from before the oldest computation in progress. If too many remain, all tags count as dropped. */
  #forgetOldDrops() {
    const oldest = Math.min(...[...this.#flights.values()].map(({ begunAt }) => begunAt))
    for (const [tag, time] of this.#droppedAt) if (time <= oldest) this.#droppedAt.delete(tag)
    if (this.#droppedAt.size < MOST_DROPS_REMEMBERED) return
    this.#allDroppedAt = this.#clock
    this.#droppedAt.clear()
  }

  #dropAll() {
    this.#allDroppedAt = this.#clock
    this.#answers.clear()
    this.#keyOfAddress.clear()
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'too_many_requests' || error.code === 'unavailable')
}
