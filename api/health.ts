import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from './platform/db/client.ts'
import { AppError } from './platform/errors/app-error.ts'
import type { MediaStorage } from './platform/media/storage.ts'
import { say } from './platform/language/sentence.ts'

const READY_PATIENCE_MS = 3_000
const WRITE_EVERY_MS = 10_000

/**
 * Health checks for load balancers. /healthz: this process runs. /readyz: its database answers, and the disks of the
 * database and the pictures are writable; it writes at most once every 10 s.
 */
export function healthRoutes(app: FastifyInstance, db: Db, storage: MediaStorage) {
  const quiet = { logLevel: 'warn', schema: { hide: true } } as const
  // A flood of questions takes one connection.
  const ask = atMostEvery(0, async () => void (await db.execute(sql`select 1`)))
  const write = atMostEvery(WRITE_EVERY_MS, () => Promise.all([writeBesideTables(db), storage.checkWritable()]))

  app.get('/healthz', quiet, async () => ({ success: true }))

  app.get('/readyz', quiet, async (request) => {
    try {
      await within(READY_PATIENCE_MS, Promise.all([ask(), write()]))
    } catch (error) {
      request.log.warn({ err: error }, 'not ready: the database does not answer, or a disk is not writable')
      throw new AppError('unavailable', say('calls.busy'))
    }
    return { success: true }
  })
}

/**
 * Makes PostgreSQL write about 1 MB to its disk and delete it again. Rows that do not fit into 64 kB of memory go to a
 * temporary file, so no table grows.
 */
async function writeBesideTables(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`)
    await tx.execute(sql`select count(*) from generate_series(1, 50000)`)
  })
}

/** Runs `work` again once `everyMs` have passed since it ended; until then every call shares its last result. */
function atMostEvery<Result>(everyMs: number, work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined
  let dueAt = Infinity
  return () => {
    if (result && performance.now() < dueAt) return result
    dueAt = Infinity
    return (result = work().finally(() => (dueAt = performance.now() + everyMs)))
  }
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
