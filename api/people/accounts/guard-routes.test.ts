import { buildApp, type AppOptions } from '../../app.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { guardAccountRoutes } from './guard-routes.ts'

const CALLS_A_MINUTE = 3_000

/** The app with a guarded route that echoes its body. */
const test = base.extend('open', ({ db }, { onCleanup }) => async (options: Partial<AppOptions> = {}) => {
  const app = buildApp({ ...testOptions, db, ...options })
  app.register(async (scope) => {
    guardAccountRoutes(scope)
    scope.post('/api/user/echo', ({ body }) => Promise.resolve(body))
    scope.post('/api/user/large', { bodyLimit: 100_000 }, async () => ({}))
  })
  onCleanup(() => app.close())
  const send = (payload: unknown = {}, remoteAddress = '203.0.113.7', url = '/api/user/echo') =>
    app.inject({
      method: 'POST',
      url,
      payload: JSON.stringify(payload),
      remoteAddress,
      headers: { 'content-type': 'application/json' },
    })
  return { app, send }
})

test('bodies over 16 KB are refused with a message, even those of 5 MB', async ({ open }) => {
  const { send } = await open()
  for (const bytes of [5_000_000, 16 * 1024]) {
    const refused = await send({ text: 'x'.repeat(bytes) })
    expect(refused.statusCode).toBe(413)
    expect(refused.json()).toMatchObject({ success: false, code: 'too_large', message: 'The body is too large.' })
  }
  expect((await send({ text: 'x'.repeat(16_000) })).statusCode).toBe(200)
})

test('a route may accept more', async ({ open }) => {
  const { send } = await open()
  expect((await send({ text: 'x'.repeat(50_000) }, '203.0.113.7', '/api/user/large')).statusCode).toBe(200)
})

test('neither answers nor refusals are cached', async ({ open }) => {
  const { send } = await open()
  for (const payload of [{}, { text: 'x'.repeat(16 * 1024) }]) {
    expect((await send(payload)).headers['cache-control']).toBe('no-store')
  }
})

test('a flood from one address is refused, while other addresses go on', async ({ open }) => {
  const { app, send } = await open()
  for (let call = 0; call < CALLS_A_MINUTE; call += 1) await app.addressLimits.accountCalls.take('203.0.113.7')
  const refused = await send()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
  expect(refused.json()).toMatchObject({ success: false, message: 'Too many attempts. Please try again in a minute.' })
  expect((await send({}, '203.0.113.8')).statusCode).toBe(200)
})

test('limits per address can be switched off', async ({ open }) => {
  const { app, send } = await open({ addressLimitFactor: 0 })
  for (let call = 0; call <= CALLS_A_MINUTE; call += 1) await app.addressLimits.accountCalls.take('203.0.113.7')
  expect((await send()).statusCode).toBe(200)
})
