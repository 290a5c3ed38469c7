import { expect, ownDatabaseTest, test, testOptions } from './test/test.ts'
import { buildApp } from './app.ts'
import { openDatabase } from './db/client.ts'

test('the process says that it serves', async ({ app }) => {
  const answer = await app.inject('/healthz')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ success: true })
})

test('it is ready when the database answers', async ({ app }) => {
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

ownDatabaseTest('it is not ready, but serves, when the database is gone', async ({ url }) => {
  const gone = openDatabase(url.replace(/:\d+\//, ':1/'))
  const app = buildApp({ ...testOptions, db: gone.db })
  const answer = await app.inject('/readyz')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ success: false, error: true, code: 'unavailable' })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await app.close()
  await gone.close()
})

test('each answer carries a request id', async ({ app }) => {
  const [one, other] = await Promise.all([app.inject('/healthz'), app.inject('/healthz')])
  expect(one.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id'])
})

test("the caller's request id is kept, unless it could spoil a log line", async ({ app }) => {
  const kept = await app.inject({ url: '/healthz', headers: { 'x-request-id': 'edge-0a1b2c3d' } })
  expect(kept.headers['x-request-id']).toBe('edge-0a1b2c3d')
  const replaced = await app.inject({ url: '/healthz', headers: { 'x-request-id': '{"level":60}' } })
  expect(replaced.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
})

test('the API is described as OpenAPI 3.1', async ({ app }) => {
  const answer = await app.inject('/api/docs/openapi.json')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Kastha API' } })
})

test('the page of the API loads nothing from another origin', async ({ app }) => {
  const page = await app.inject('/api/docs/')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toContain("default-src 'self'")
  const scripts = [...page.body.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src]) => src)
  expect(scripts).toEqual(['js/scalar.js'])
  expect((await app.inject('/api/docs/js/scalar.js')).statusCode).toBe(200)
})
