import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from './client.ts'
import { isOutOfReach } from './is-out-of-reach.ts'

const endOwnConnection = sql`select pg_terminate_backend(pg_backend_pid())`

test('a connection that breaks in a transaction is reported once and replaced', async () => {
  const broken: string[] = []
  const { db, pool } = open((error) => broken.push(error.message))
  const failure = await db.transaction((tx) => tx.execute(endOwnConnection)).catch((error: unknown) => error)
  expect(isOutOfReach(failure)).toBe(true)
  expect(broken).toHaveLength(1)
  expect(pool.totalCount).toBe(0)
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test('a connection that breaks between two statements of a transaction is reported once', async () => {
  const broken: string[] = []
  const { db, pool } = open((error) => broken.push(error.message))
  const other = open(() => {})
  const failure = await db
    .transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await other.db.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`)
      await vi.waitUntil(() => broken.length === 1, { timeout: 20_000 })
      await tx.execute(sql`select 1`)
    })
    .catch((error: unknown) => error)
  expect(isOutOfReach(failure)).toBe(true)
  expect(broken).toHaveLength(1)
  expect(pool.totalCount).toBe(0)
})

test('an idle connection that breaks is reported once and replaced', async () => {
  const broken = Promise.withResolvers<Error>()
  let count = 0
  const { db, pool } = open((error) => {
    count++
    broken.resolve(error)
  })
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  const other = open(() => {})
  await other.db.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`)
  await broken.promise
  await expect.poll(() => pool.totalCount).toBe(0)
  expect(count).toBe(1)
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test('a connection that the server ends while the pool closes is not reported', async () => {
  const broken: string[] = []
  const { db, pool, close } = openDatabase(inject('postgresUrl'), {
    max: 1,
    onError: ({ message }) => broken.push(message),
  })
  const connected = new Promise<PoolClient>((resolve) => pool.once('connect', resolve))
  await db.execute(sql`select 1`)
  const client = await connected
  await close()
  // What PostgreSQL sends when it stops before it has read our goodbye.
  client.emit('error', new Error('terminating connection due to administrator command'))
  expect(broken).toEqual([])
})

test('a transaction that cannot begin releases its connection', async () => {
  const { db, pool } = open(() => {})
  const impossible = { isolationLevel: 'no such level' as 'serializable' }
  await expect(db.transaction(async () => expect.unreachable(), impossible)).rejects.toThrow('begin')
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
})

test('a server that accepts connections and never answers is left soon', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const { db, close } = openDatabase(`postgresql://kastha:x@127.0.0.1:${port}/shop`, { connectMs: 50 })
  onTestFinished(close)
  onTestFinished(() => void silent.close())
  expect(isOutOfReach(await db.execute(sql`select 1`).catch((error: unknown) => error))).toBe(true)
})

/** Allows a single connection, so that a leaked one shows up immediately. */
function open(onError: (error: Error) => void) {
  const database = openDatabase(inject('postgresUrl'), { max: 1, onError })
  onTestFinished(database.close)
  return database
}

test('a pool has no more connections than it may, and PostgreSQL ends a transaction that idles for a minute', async () => {
  const { db, close } = openDatabase(inject('postgresUrl'), { max: 2, queryMs: 5_000, name: 'bounded pool' })
  onTestFinished(close)
  const counts = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { rows } = await db.execute<{ count: number }>(sql`
        select count(*)::int as count from pg_stat_activity where application_name = 'bounded pool'`)
      return rows[0]!.count
    }),
  )
  expect(Math.max(...counts)).toBe(2)
  const { rows } = await db.execute(sql`select current_setting('idle_in_transaction_session_timeout') as "idle"`)
  expect(rows).toEqual([{ idle: '1min' }])
})
