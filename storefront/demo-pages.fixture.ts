import { inject, test as base } from 'vitest'
import { buildApp, type App } from '#api/app.ts'
import { respond } from '#api/platform/cache/respond.ts'
import { testOptions } from '#api/test/test.ts'
import { copyDemoShop } from '../seed/demo-shop.fixture.ts'
import { storefront } from './server.ts'

export { expect } from 'vitest'

/**
 * The built pages over the demo shop, without a browser. They test what a server sends: titles, canonical URLs,
 * redirects, statuses, and HTML that works without scripts. The tests of a file share a shop, so they only read.
 */
export const demoTest = base
  .extend('server', { scope: 'file' }, () => inject('postgresUrl'))
  .extend('app', { scope: 'file' }, async ({ server }, { onCleanup }): Promise<App> => {
    const { db, storage, drop } = await copyDemoShop(server)
    const app = buildApp({ ...testOptions, db, storage })
    app.register(storefront, { api: app, respond, publicUrl: testOptions.publicUrl })
    onCleanup(async () => {
      await app.close()
      await drop()
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
