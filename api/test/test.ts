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

/** What `buildApp` needs besides a database. No test's uploads reach the folder of another test run. */
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
 * `app` and `db` over one transaction that is undone after each test, in a database of the test file's own. For whatever
 * one connection can do, which is nearly everything. The tests of a file share the app: to build one takes longer than
 * most of them. A test that adds routes or listens takes `ownAppTest`.
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
  // Never without `db`, which undoes what the test does.
  .extend('app', ({ db, sharedApp }) => db && sharedApp)

/** The same with an app for each test: for those that add routes, listen, or look at what a process remembers. */
export const ownAppTest = test.extend('app', ({ db }, { onCleanup }) => testApp(db, onCleanup))

/**
 * `app`, `db`, `pool` and `url` of a database that only this test has: for what commits, listens, or needs several
 * connections at once.
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

/** The same without limits and caps: for many orders of one network at once. */
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

/** Verbs ask several questions at once, which a pool answers side by side; the one connection here must queue them. */
function askInTurn(client: PoolClient) {
  const ask = client.query.bind(client) as (...question: unknown[]) => Promise<unknown>
  let last: Promise<unknown> = Promise.resolve()
  client.query = ((...question: unknown[]) => {
    const answer = last.then(() => ask(...question))
    last = answer.catch(() => {}) // whoever asked hears of it
    return answer
  }) as typeof client.query
}

/**
 * A transaction as drizzle sees it, so that those inside it are savepoints, over a connection on which none has begun:
 * each test says `begin` and `rollback` itself.
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
