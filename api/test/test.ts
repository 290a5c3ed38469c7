import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { inject, test as base } from 'vitest'
import { buildApp, type AppOptions } from '../app.ts'
import { openDatabase, type Db } from '../platform/db/client.ts'
import { localStorage } from '../platform/media/local-storage.ts'
import { openSecrets } from '../platform/secrets/secrets.ts'
import { cloneDatabase } from './databases.ts'

export { expect } from 'vitest'

/** Options of `buildApp` besides the database. Each test process has its own folder for uploads. */
export const testOptions = {
  publicUrl: 'http://shop.example',
  storage: localStorage(join(tmpdir(), `kastha-test-media-${process.pid}`)),
  secrets: await openSecrets({
    dataDir: '',
    sessionSecret: 'x'.repeat(32),
    dataKey: Buffer.alloc(32).toString('base64'),
  }),
  logLevel: 'silent',
} satisfies Omit<AppOptions, 'db'>

/**
 * Provides `app` and `db` over one transaction, which is rolled back after each test, in a database per test file. Use it
 * for everything that works on a single connection, which is nearly everything. The tests of a file share the app, because
 * building one takes longer than most tests. A test that adds routes or listens uses `ownAppTest`.
 */
export const test = base
  .extend('server', { scope: 'file' }, () => inject('postgresUrl'))
  .extend('shared', { scope: 'file' }, async ({ server }, { onCleanup }) => {
    const clone = await cloneDatabase(server)
    const database = openDatabase(clone.url, { max: 1 })
    database.pool.on('connect', askInTurn)
    const held = await holdTransaction(database.db)
    onCleanup(async () => {
      await held.end()
      await database.close()
      await clone.drop()
    })
    return held.tx
  })
  .extend('sharedApp', { scope: 'file' }, ({ shared }, { onCleanup }) => testApp(shared, onCleanup))
  .extend('db', async ({ shared }, { onCleanup }) => {
    await shared.execute(sql`begin`)
    onCleanup(async () => {
      await shared.execute(sql`rollback`)
    })
    return shared
  })
  // Depends on `db`, which rolls back the test's changes.
  .extend('app', ({ db, sharedApp }) => db && sharedApp)

/** Like `test`, with an app per test: for tests that add routes, listen, or check in-memory state. */
export const ownAppTest = test.extend('app', ({ db }, { onCleanup }) => testApp(db, onCleanup))

/**
 * Provides `app`, `db`, `pool` and `url` of a database for one test: for tests that commit, listen, or need several
 * concurrent connections.
 */
export const ownDatabaseTest = base
  .extend('server', () => inject('postgresUrl'))
  .extend('url', async ({ server }, { onCleanup }) => {
    const clone = await cloneDatabase(server)
    onCleanup(clone.drop)
    return clone.url
  })
  .extend('opened', ({ url }, { onCleanup }) => {
    const database = openDatabase(url, { max: 20 })
    onCleanup(database.close)
    return database
  })
  .extend('pool', ({ opened }) => opened.pool)
  .extend('db', ({ opened }) => opened.db)
  .extend('app', ({ db }, { onCleanup }) => testApp(db, onCleanup))

/** Like `ownDatabaseTest`, without rate limits: for many concurrent orders from one network. */
export const unlimitedTest = ownDatabaseTest.extend('app', ({ db }, { onCleanup }) =>
  testApp(db, onCleanup, { addressLimitFactor: 0 }),
)

function testApp(
  db: Db,
  onCleanup: (cleanup: () => Promise<void>) => void,
  options: Pick<AppOptions, 'addressLimitFactor'> = {},
) {
  const app = buildApp({ ...testOptions, db, ...options })
  onCleanup(() => app.close())
  return app
}

/** Queues queries. Verbs run several concurrently, which a pool spreads over connections; here there is only one. */
function askInTurn(client: PoolClient) {
  const ask = client.query.bind(client) as (...question: unknown[]) => Promise<unknown>
  let last: Promise<unknown> = Promise.resolve()
  client.query = ((...question: unknown[]) => {
    const answer = last.then(() => ask(...question))
    last = answer.catch(() => {}) // the caller handles the error
    return answer
  }) as typeof client.query
}

/**
 * Returns a connection that drizzle treats as a transaction, so that nested transactions are savepoints. No transaction has
 * begun on it; each test runs `begin` and `rollback` itself.
 */
async function holdTransaction(database: Db): Promise<{ tx: Db; end: () => Promise<void> }> {
  const begun = Promise.withResolvers<Db>()
  const finished = Promise.withResolvers<void>()
  const run = database.transaction(async (tx) => {
    await tx.execute(sql`rollback`)
    begun.resolve(tx)
    await finished.promise
  })
  run.catch(begun.reject)
  return { tx: await begun.promise, end: () => (finished.resolve(), run) }
}
