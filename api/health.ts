import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from './db/client.ts'
import { AppError } from './app-error.ts'

const READY_PATIENCE_MS = 3_000

/** For balancers: /healthz, this process serves; /readyz, its database answers too. */
export function healthRoutes(app: FastifyInstance, db: Db) {
  const quiet = { logLevel: 'warn', schema: { hide: true } } as const

  app.get('/healthz', quiet, async () => ({ success: true }))

  app.get('/readyz', quiet, async (request) => {
    try {
      await within(READY_PATIENCE_MS, db.execute(sql`select 1`))
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      throw new AppError('unavailable', 'The database does not answer.')
    }
    return { success: true }
  })
}

async function within<Result>(patienceMs: number, work: PromiseLike<Result>): Promise<Result> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs)
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
