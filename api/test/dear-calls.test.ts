import { buildApp } from '../app.ts'
import { expect, test, testOptions } from './test.ts'

/** Answers with all that somebody has, or a deciphered photo: up to 2 MB, and 80 ms of the processor. */
const dearest = [
  '/api/cart',
  '/api/cart/shares/abc',
  '/api/list',
  '/api/list/shared/abc',
  '/api/orders',
  '/api/guest-orders',
  '/api/notices',
  '/api/room-plans',
  '/api/room-plans/0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de',
  '/api/tickets/abc',
  '/api/custom-orders/KC-1/photos/0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de',
  '/api/orders/KA-1/photos/0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de',
]

test.for(dearest)('fewer calls of %s run at once', async (url, { db, onTestFinished }) => {
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
