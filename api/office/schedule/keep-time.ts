import { setTimeout as delay } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../platform/db/client.ts'
import { listen } from '../../platform/db/listen.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { notTooOften } from '../../platform/jobs/not-too-often.ts'

/** Channel on which triggers announce new and changed times (0002_notices.sql). */
const CHANNEL = 'due_times'
/** No trigger announces the time at which an order ends. It is at least ten minutes ahead, so this poll finds it. */
const LOOK_EVERY_MS = 60_000
/** Polling interval while announcements do not arrive, and after a failure. */
const LOOK_UNANNOUNCED_EVERY_MS = 1_000

/** Work that is due at a certain time. */
export type Due = {
  /** Returns the earliest due time after `since`, as an SQL expression; null if there is none. */
  nextAfter: (since: SQL) => SQL
  /** Does the work that is due by `at`. Several processes may call it concurrently, and again for finished work. */
  apply: (at: Date, signal: AbortSignal) => Promise<void>
}

/**
 * Calls `apply` of each of `dues` at its next time, by the clock of the database. Every worker process keeps the
 * time, so that one that ends delays nothing. Failures are logged and retried after a second.
 *
 * @param url  the database itself, for LISTEN
 * @returns    `stop` aborts running work, and resolves when it has ended
 */
export function keepTime(
  { url, db, log }: { url: string; db: Db; log: Pick<FastifyBaseLogger, 'warn'> },
  dues: readonly Due[],
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const isNew = notTooOften('errors of scheduled work')
  const onError = (error: unknown) => {
    if (isNew((error as Error).message)) log.warn({ err: error }, 'scheduled work failed')
  }
  const watches = dues.map((due) => new Watch(db, due, onError))
  const listening = listen(url, CHANNEL, {
    onNotice: () => watches.forEach((watch) => watch.lookAgain()),
    onUp: () => watches.forEach((watch) => watch.hears(true)),
    onDown: () => watches.forEach((watch) => watch.hears(false)),
    onError,
  })
  const running = watches.map((watch) => watch.run(stopping.signal))
  return {
    async stop() {
      stopping.abort()
      await Promise.all([...running, listening.close()])
    },
  }
}

class Watch {
  readonly #db: Db
  readonly #due: Due
  readonly #onError: (error: unknown) => void
  #isAnnounced = false
  /**
   * Time up to which everything was applied, in ms since 1970. The minutely job does the work that failed before
   * then.
   */
  #appliedUpTo = 0
  #awake = Promise.withResolvers<void>()

  constructor(db: Db, due: Due, onError: (error: unknown) => void) {
    this.#db = db
    this.#due = due
    this.#onError = onError
  }

  /** Handles a new or changed time, which may have passed before its transaction committed. */
  lookAgain(): void {
    this.#appliedUpTo = 0
    this.#awake.resolve()
  }

  /** Records whether announcements arrive. */
  hears(isAnnounced: boolean): void {
    this.#isAnnounced = isAnnounced
    this.lookAgain()
  }

  async run(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      this.#awake = Promise.withResolvers()
      const waitMs = await this.#applyDue(stop).catch((error: unknown) => {
        if (!stop.aborted) this.#onError(error)
        return LOOK_UNANNOUNCED_EVERY_MS
      })
      if (waitMs > 0) await this.#rest(waitMs, stop)
    }
  }

  /**
   * Applies the work that is due.
   *
   * @returns how long to wait for the next time, in ms
   */
  async #applyDue(stop: AbortSignal): Promise<number> {
    const before = this.#appliedUpTo
    const { now, waitMs } = await this.#readNext(before)
    const longest = this.#isAnnounced ? LOOK_EVERY_MS : LOOK_UNANNOUNCED_EVERY_MS
    if (waitMs === null) return longest
    if (waitMs >= 0) return Math.min(waitMs + 1, longest)
    await this.#due.apply(new Date(Math.ceil(now)), stop)
    // A notice meanwhile has reset it to 0.
    if (this.#appliedUpTo === before) this.#appliedUpTo = now
    return 0
  }

  async #readNext(since: number) {
    const next = this.#due.nextAfter(sql`to_timestamp(${since / 1000}::float8)`)
    const { rows } = await this.#db.execute<{ now: number; waitMs: number | null }>(sql`
      with clock as (select clock_timestamp() as now), due as (select ${next} as at)
      select extract(epoch from now)::float8 * 1000 as now, extract(epoch from at - now)::float8 * 1000 as "waitMs"
      from clock, due`)
    return onlyRow(rows)
  }

  /** Waits until the next time, a changed time or the shutdown. */
  async #rest(ms: number, stop: AbortSignal): Promise<void> {
    const rested = new AbortController()
    const signal = AbortSignal.any([stop, rested.signal])
    const timer = delay(ms, undefined, { signal }).catch(() => {}) // an aborted timer is not a failure
    await Promise.race([timer, this.#awake.promise])
    rested.abort()
  }
}
