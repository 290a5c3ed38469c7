import { lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { limitCounts } from '../db/schema.ts'

const FORGET_EVERY_MS = 10 * 60_000

/** Deletes expired counts of limits periodically. */
export function forgetOldCounts(app: FastifyInstance): void {
  const forget = async () => {
    await app.db.delete(limitCounts).where(lt(limitCounts.expire, sql`now()`))
  }
  const timer = setInterval(() => {
    forget().catch((error: unknown) => app.log.warn({ err: error }, 'could not delete expired counts of limits'))
  }, FORGET_EVERY_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
