import { setTimeout as delay } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client.ts'
import { listen } from '../db/listen.ts'
import { notTooOften } from '../jobs/not-too-often.ts'

/** Triggers announce on it that somebody set or moved a time (0035_announce_schedules.sql). */
const CHANNEL = 'due_times'
/** Nobody announces the time by which an order ends. It lies ten minutes ahead or more, so this look finds it. */
const LOOK_EVERY_MS = 60_000
/** How often it looks while announcements do not arrive, and after a failure. */
const LOOK_UNANNOUNCED_EVERY_MS = 1_000

/** Work that has to be done at a certain time. */
export type Due = {
  /** The earliest time after `since` at which something has to be done, as an SQL expression; null if there is none. */
  nextAfter: (since: SQL) => SQL
  /** Does what is due by `at`. Several processes may call it at once, and again for what is done already. */
  apply: (at: Date, signal: AbortSignal) => Promise<void>
}

/**
 * Calls `apply` of each of `dues` at its next time, by the clock of the database. Every process that does jobs keeps the
 * time, so that one that ends delays nothing. Failures are logged and tried again after a second.
 *
 * @param url  the database itself, for LISTEN
 * @returns    `stop` breaks off what runs, and resolves when it has ended
 */
export function keepTime(
  { url, db, log }: { url: string; db: Db; log: Pick<FastifyBaseLogger, 'warn'> },
  dues: readonly Due[],
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const isNew = notTooOften()
  const onError = (error: unknown) => {
    if (isNew((error as Error).message)) log.warn({ err: error }, 'schedules have trouble')
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
  /** Everything up to then was applied, in ms since 1970. What could not be done by then is left to the minutely job. */
  #appliedUpTo = 0
  #awake = Promise.withResolvers<void>()

  constructor(db: Db, due: Due, onError: (error: unknown) => void) {
    this.#db = db
    this.#due = due
    this.#onError = onError
  }

  /** A time was set or moved. It may have passed before its transaction committed. */
  lookAgain(): void {
    this.#appliedUpTo = 0
    this.#awake.resolve()
  }

  /** Announcements arrive from now on, or no longer. */
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

  /** @returns how long to wait for the next time, in ms */
  async #applyDue(stop: AbortSignal): Promise<number> {
    const before = this.#appliedUpTo
    const { now, waitMs } = await this.#readNext(before)
    const longest = this.#isAnnounced ? LOOK_EVERY_MS : LOOK_UNANNOUNCED_EVERY_MS
    if (waitMs === null) return longest
    if (waitMs >= 0) return Math.min(waitMs + 1, longest)
    await this.#due.apply(new Date(Math.ceil(now)), stop)
    // A notice that came meanwhile has set it to 0.
    if (this.#appliedUpTo === before) this.#appliedUpTo = now
    return 0
  }

  async #readNext(since: number) {
    const next = this.#due.nextAfter(sql`to_timestamp(${since / 1000}::float8)`)
    const { rows } = await this.#db.execute<{ now: number; waitMs: number | null }>(sql`
      with clock as (select clock_timestamp() as now), due as (select ${next} as at)
      select extract(epoch from now)::float8 * 1000 as now, extract(epoch from at - now)::float8 * 1000 as "waitMs"
      from clock, due`)
    return rows[0]!
  }

  /** Until the time has come, somebody moves a time, or the shop stops. */
  async #rest(ms: number, stop: AbortSignal): Promise<void> {
    const rested = new AbortController()
    const signal = AbortSignal.any([stop, rested.signal])
    const timer = delay(ms, undefined, { signal }).catch(() => {}) // broken off, which is no failure
    await Promise.race([timer, this.#awake.promise])
    rested.abort()
  }
}
