import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { HealthPart } from '#contract/admin/health.ts'
import type { Db } from '../../platform/db/client.ts'

const PART_MS = 2_000
/** All parts together: a request ends before a proxy loses its patience. */
const ALL_MS = 10_000

export type Unread = { part: HealthPart; error: unknown }

/**
 * Reads parts one after the other, each with a time limit of its own, so that a part that hangs hides no other. PostgreSQL
 * ends a query at the limit.
 */
export class PartReader {
  readonly unread: Unread[] = []
  readonly #db: Db
  readonly #partMs: number
  readonly #until: number

  constructor(db: Db, { partMs = PART_MS, allMs = ALL_MS } = {}) {
    this.#db = db
    this.#partMs = partMs
    this.#until = performance.now() + allMs
  }

  /** @returns null when it fails or takes too long */
  async read<Value>(part: HealthPart, work: (db: Db) => Promise<Value>): Promise<Value | null> {
    const leftMs = Math.floor(Math.min(this.#partMs, this.#until - performance.now()))
    const stop = new AbortController()
    try {
      if (leftMs <= 0) throw new Error('there was no time left')
      return await Promise.race([this.#inTime(leftMs, work), tooLate(leftMs, stop.signal)])
    } catch (error) {
      this.unread.push({ part, error })
      return null
    } finally {
      stop.abort()
    }
  }

  #inTime<Value>(ms: number, work: (db: Db) => Promise<Value>): Promise<Value> {
    return this.#db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${`${ms}ms`}, true)`)
      return work(tx)
    })
  }
}

async function tooLate(ms: number, signal: AbortSignal): Promise<never> {
  await delay(ms, undefined, { signal, ref: false }).catch(() => {}) // aborted once the part was read
  throw new Error(`no answer within ${ms} ms`)
}
