import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, test as base } from 'vitest'
import { buildApp, type App } from '#api/app.ts'
import { respond } from '#api/platform/cache/respond.ts'
import { openDatabase } from '#api/platform/db/client.ts'
import { localStorage } from '#api/platform/media/local-storage.ts'
import { at, cloneDatabase } from '#api/test/databases.ts'
import { testOptions } from '#api/test/test.ts'
import { seedDemo } from '../seed/demo.ts'
import { storefront } from './server.ts'

export { expect } from 'vitest'

const TEMPLATE = 'demo_shop'
/** Any number works that nothing else on this server uses. */
const TEMPLATE_LOCK = 5_278_420_003

const storage = localStorage(join(tmpdir(), `kastha-test-demo-media-${process.ppid}`))

/**
 * The built pages over the demo shop, without a browser. They test what a server sends: titles, canonical URLs,
 * redirects, statuses, and HTML that works without scripts. The tests of a file share a shop, so they only read.
 */
export const demoTest = base
  .extend('server', { scope: 'file' }, () => inject('postgresUrl'))
  .extend('app', { scope: 'file' }, async ({ server }, { onCleanup }): Promise<App> => {
    await makeTemplate(server)
    const clone = await cloneDatabase(server, TEMPLATE)
    const { db, close } = openDatabase(clone.url, { max: 4 })
    const app = buildApp({ ...testOptions, db, storage })
    app.register(storefront, { api: app, respond, publicUrl: testOptions.publicUrl })
    onCleanup(async () => {
      await app.close()
      await close()
      await clone.drop()
    })
    return app
  })
  /** Returns the response to a browser for this address, without following redirects. */
  .extend(
    'get',
    { scope: 'file' },
    ({ app }) =>
      (path: string) =>
        app.inject(path),
  )

/** The first test process of a run fills the demo shop; the others wait and copy it. */
async function makeTemplate(server: string): Promise<void> {
  const { pool, close } = openDatabase(server, { max: 1 })
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [TEMPLATE])
    if (rowCount) return
    await client.query(`create database ${TEMPLATE}_unfinished template template`)
    const shop = openDatabase(at(server, `${TEMPLATE}_unfinished`), { max: 2 })
    await seedDemo(shop.db, { storage, dataKey: testOptions.secrets.dataKey, products: 0, log: () => {} })
    await shop.close()
    await client.query(`alter database ${TEMPLATE}_unfinished rename to ${TEMPLATE}`)
  } finally {
    client.release(true) // also releases the lock
    await close()
  }
}
