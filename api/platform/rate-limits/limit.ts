import { createHmac, type KeyObject } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import { BudgetedCache } from '../cache/budgeted-cache.ts'
import type { Db } from '../db/client.ts'
import { prepared } from '../db/prepared.ts'
import { limitCounts } from '../db/schema.ts'
import { AppError } from '../errors/app-error.ts'
import { say, type Message } from '../language/sentence.ts'
import { sayWait } from './say-wait.ts'

/** Counts of one limit in this process: some 5,000 networks. Of more, those that came last are counted. */
const MAX_OWN_BYTES = 1024 * 1024
const BYTES_PER_COUNT = 150

export type LimitRule = {
  /** Prefix of its keys. */
  name: string
  /** Maximum number of events. */
  most: number
  /** Length of the window in seconds, which starts at the first event. */
  withinS: number
  /** Seconds for which nothing passes after `most` events; when absent, until the window ends. */
  lockS?: number
  /** First sentence of the refusal, before the one about when to try again; a general one when absent. */
  refusal?: Message
}

/** A limit on events per key, such as a client's network or an email address. */
export type Limit = {
  /**
   * Counts one event.
   *
   * @throws AppError `too_many_requests` when it is one too many, with the seconds until the next window
   */
  take: (key: string) => Promise<void>
  /**
   * Checks without counting. Use it for events that are known only afterwards, such as a wrong password. Call it
   * before the work, and again after work that was not an event. So of many concurrent requests no more than `most`
   * learn anything.
   *
   * @returns the number of events counted so far
   * @throws AppError `too_many_requests` when no more events are allowed
   */
  refuse: (key: string) => Promise<number>
  /** Takes one event back. Does nothing where none is counted. */
  giveBack: (key: string) => Promise<void>
}

/** A limit whose count is reset for a client that proves to own the key. */
export type ForgivingLimit = Limit & {
  /** Resets the count immediately. */
  forget: (key: string) => Promise<void>
}

/**
 * Opens a limit that all processes share through the database. When the database is unavailable it throws the
 * database's error, so that no password or code is tried uncounted.
 *
 * @param hashKey  key of the hashes under which keys are stored, so that the database contains no addresses
 */
export function sharedLimit(db: Db, hashKey: KeyObject, rule: LimitRule): ForgivingLimit {
  const counts = { storeClient: db, schema: limitCounts, clearExpiredByTimeout: false } // forget-counts.ts deletes them
  const hashed = (key: string) => createHmac('sha256', hashKey).update(`${rule.name} ${key}`).digest('base64url')
  const counter = new RateLimiterDrizzle({ ...counts, ...pointsOf(rule) })
  const { most, lockS, refusal } = rule
  return {
    async take(key) {
      const { consumedPoints } = await counter.consume(hashed(key)).catch((thrown: unknown) => {
        throw thrown instanceof RateLimiterRes ? tooMany(refusal, thrown.msBeforeNext) : thrown
      })
      if (lockS !== undefined && consumedPoints >= most) await counter.block(hashed(key), lockS)
    },
    async refuse(key) {
      const counted = await readCount(db, counter.getKey(hashed(key)))
      if (counted && counted.consumedPoints >= most) throw tooMany(refusal, counted.msBeforeNext)
      return counted?.consumedPoints ?? 0
    },
    async forget(key) {
      await counter.delete(hashed(key))
    },
    async giveBack(key) {
      await db
        .update(limitCounts)
        .set({ points: sql`${limitCounts.points} - 1` })
        .where(and(eq(limitCounts.key, counter.getKey(hashed(key))), gt(limitCounts.points, 0)))
    },
  }
}

/**
 * Opens a limit of this process alone, which costs no query. It is meant against floods, not where counts must be
 * exact.
 */
export function ownLimit({ name, most, withinS, refusal }: Omit<LimitRule, 'lockS'>): Limit {
  const counts = new BudgetedCache<number>({
    name: `limit ${name}`,
    maxBytes: MAX_OWN_BYTES,
    bytesOf: () => BYTES_PER_COUNT,
    keptMs: withinS * 1_000,
  })
  const countOf = (key: string) => {
    const counted = counts.get(key) ?? 0
    if (counted + 1 > most) throw tooMany(refusal, counts.msLeft(key))
    return counted
  }
  return {
    refuse: async (key) => countOf(key),
    take: async (key) => void counts.set(key, countOf(key) + 1),
    giveBack: async (key) => {
      const counted = counts.get(key) ?? 0
      if (counted > 0) counts.set(key, counted - 1)
    },
  }
}

/** A limit that never refuses, for servers behind another limiter. */
export const noLimit: Limit = { take: async () => {}, refuse: async () => 0, giveBack: async () => {} }

/**
 * Counts work by a key, and gives the count back if the work is refused. Refused work leaves nothing, and others share the
 * address. A crash amid the work leaves it counted.
 *
 * @param limits   each counts before the work
 * @param isDone   whether a result is that of work which counts
 * @throws AppError too_many_requests, and what the work throws
 */
export async function countDone<Result>(
  limits: readonly Limit[],
  key: string,
  work: () => Promise<Result>,
  isDone: (result: Result) => boolean = () => true,
): Promise<Result> {
  const taken: Limit[] = []
  let isCounted = false
  try {
    for (const limit of limits) {
      await limit.take(key)
      taken.push(limit)
    }
    const result = await work()
    isCounted = isDone(result)
    return result
  } finally {
    if (!isCounted) for (const limit of taken) await limit.giveBack(key)
  }
}

function pointsOf({ name, most, withinS }: LimitRule) {
  return { keyPrefix: name, points: most, duration: withinS }
}

/** Reads a count like the library's `get`, but with a prepared statement, because every login runs it. */
async function readCount(db: Db, key: string) {
  const statement = prepared(db, 'limit_count', (name) =>
    db
      .select({ points: limitCounts.points, expire: limitCounts.expire })
      .from(limitCounts)
      .where(and(eq(limitCounts.key, sql.placeholder('key')), gt(limitCounts.expire, sql`now()`)))
      .prepare(name),
  )
  const [count] = await statement.execute({ key })
  return count ? { consumedPoints: count.points, msBeforeNext: count.expire.getTime() - Date.now() } : null
}

function tooMany(refusal: Message | undefined, waitMs: number): AppError {
  const waitS = Math.max(1, Math.ceil(waitMs / 1000))
  const sentence = say('limits.try-again', { refusal: refusal ?? say('limits.attempts'), when: sayWait(waitS) })
  return new AppError('too_many_requests', sentence, undefined, waitS)
}
