import { buildApp } from '../app.ts'
import { expect, test, testOptions } from './test.ts'

/** Answers with all that somebody has: up to 100 KB, and 30 ms of the processor. */
const whole = [
  '/api/cart',
  '/api/cart/shares/abc',
  '/api/list',
  '/api/list/shared/abc',
  '/api/orders',
  '/api/tickets/abc',
]

test.for(whole)('fewer calls of %s run at once', async (url, { db, onTestFinished }) => {
  const app = buildApp({ ...testOptions, db })
  onTestFinished(() => app.close())
  const dear: unknown[] = []
  app.addHook(
    'onRequest',
    async ({ routeOptions: { config, url: route } }) => void dear.push([route !== undefined, config.isDear]),
  )
  await app.inject(url)
  expect(dear).toEqual([[true, true]])
})
