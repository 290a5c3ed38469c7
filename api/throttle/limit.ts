import { createHmac, type KeyObject } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Db } from '../db/client.ts'
import { prepared } from '../db/prepared.ts'
import { limitCounts } from '../db/schema.ts'
import { AppError } from '../app-error.ts'
import { say, type Message } from '../language/sentence.ts'

const MINUTE_S = 60

export type LimitRule = {
  /** Names its counts. */
  name: string
  /** Events that are let through. */
  most: number
  /** Counted from the first event on; then it begins anew. */
  withinS: number
  /** Once there were `most`, nothing is let through for so long; when absent, until it begins anew. */
  lockS?: number
  /** What those are told who are not let through, before when to try again; in general when absent. */
  refusal?: Message
}

/** How often something may happen to one key: a client's network, an e-mail address. */
export type Limit = {
  /**
   * Counts one event.
   *
   * @throws AppError `too_many_requests` when it is one too many, with the seconds until it begins anew
   */
  take: (key: string) => Promise<void>
  /**
   * Counts nothing. For what is known to be an event only afterwards, such as a wrong password: asked before the work,
   * and after it for whatever did not turn out to be one, so that of many at once no more than `most` learn anything.
   *
   * @returns how many were counted so far
   * @throws AppError `too_many_requests` when no more events are let through
   */
  refuse: (key: string) => Promise<number>
}

/** One that somebody can make up for: whoever proves to be the owner of the key. */
export type ForgivingLimit = Limit & {
  /** Begins anew at once. */
  forget: (key: string) => Promise<void>
}

/**
 * A limit that all processes share, in the database. While that is away it throws what the database threw: nothing that
 * guards passwords or codes is let through uncounted.
 *
 * @param hashKey  the database learns no addresses: keys are kept as keyed hashes
 */
export function sharedLimit(db: Db, hashKey: KeyObject, rule: LimitRule): ForgivingLimit {
  const counts = { storeClient: db, schema: limitCounts, clearExpiredByTimeout: false } // forget-counts.ts does
  const hashed = (key: string) => createHmac('sha256', hashKey).update(`${rule.name} ${key}`).digest('base64url')
  const counter = new RateLimiterDrizzle({ ...counts, ...pointsOf(rule) })
  return limitOver(counter, rule, hashed, (key) => readCount(db, counter.getKey(key)))
}

/** A limit of this process alone, which costs no query: against floods, not for what must be exact. */
export function ownLimit(rule: LimitRule): Limit {
  const counter = new RateLimiterMemory(pointsOf(rule))
  return limitOver(
    counter,
    rule,
    (key) => key,
    (key) => counter.get(key),
  )
}

/** For where something in front of the shop limits already. */
export const noLimit: Limit = { take: async () => {}, refuse: async () => 0 }

function pointsOf({ name, most, withinS }: LimitRule) {
  return { keyPrefix: name, points: most, duration: withinS }
}

function limitOver(
  counter: RateLimiterAbstract,
  { most, lockS, refusal = say('Too many attempts.') }: LimitRule,
  keptAs: (key: string) => string,
  read: (kept: string) => Promise<Pick<RateLimiterRes, 'consumedPoints' | 'msBeforeNext'> | null>,
): ForgivingLimit {
  return {
    async take(key) {
      const { consumedPoints } = await counter.consume(keptAs(key)).catch((thrown: unknown) => {
        throw thrown instanceof RateLimiterRes ? tooMany(refusal, thrown.msBeforeNext) : thrown
      })
      if (lockS !== undefined && consumedPoints >= most) await counter.block(keptAs(key), lockS)
    },
    async refuse(key) {
      const counted = await read(keptAs(key))
      if (counted && counted.consumedPoints >= most) throw tooMany(refusal, counted.msBeforeNext)
      return counted?.consumedPoints ?? 0
    },
    async forget(key) {
      await counter.delete(keptAs(key))
    },
  }
}

/** As the library's `get`, which is asked with every login; but prepared. */
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

function tooMany(refusal: Message, waitMs: number): AppError {
  const waitS = Math.max(1, Math.ceil(waitMs / 1000))
  const minutes = Math.ceil(waitS / MINUTE_S)
  const when = minutes === 1 ? say('in a minute') : say('in {minutes} minutes', { minutes })
  const sentence = say('{refusal} Please try again {when}.', { refusal, when })
  return new AppError('too_many_requests', sentence, undefined, waitS)
}
