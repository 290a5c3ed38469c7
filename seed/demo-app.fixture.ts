import { inject, test as base } from 'vitest'
import { buildApp, type App } from '#api/app.ts'
import { testOptions } from '#api/test/test.ts'
import { copyDemoShop } from './demo-shop.fixture.ts'

/** Provides `app` of a copy of the demo shop, without limits, for all tests of a file. */
export const demoTest = base
  .extend('server', { scope: 'file' }, () => inject('postgresUrl'))
  .extend('app', { scope: 'file' }, async ({ server }, { onCleanup }): Promise<App> => {
    const { db, storage, drop } = await copyDemoShop(server)
    const app = buildApp({ ...testOptions, db, storage, addressLimitFactor: 0 })
    onCleanup(async () => {
      await app.close()
      await drop()
    })
    return app
  })
