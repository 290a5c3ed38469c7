import { buildApp } from '../../app.ts'
import { AnswerCache } from '../cache/answer-cache.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'

const ours = 'http://shop.example'
const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' }

/** The app with a running cache: the second answer to an address comes from memory. */
const test = base.extend('app', ({ db }, { onCleanup }) => {
  const answers = new AnswerCache()
  answers.resume()
  const app = buildApp({ ...testOptions, db, answers })
  onCleanup(() => app.close())
  return app
})

test('our pages may read answers with cookies, also cached ones', async ({ app }) => {
  for (const from of ['anew', 'memory']) {
    const { headers } = await app.inject({ url: '/api/category', headers: { origin: ours } })
    expect(headers, from).toMatchObject({
      'access-control-allow-origin': ours,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'retry-after, x-request-id, idempotency-replayed',
      vary: 'accept-encoding, origin',
    })
  }
})

test('our pages may also read a refusal', async ({ app }) => {
  const refused = await app.inject({ url: '/api/product/1', headers: { origin: ours } })
  expect(refused.statusCode).toBe(404)
  expect(refused.headers['access-control-allow-origin']).toBe(ours)
})

test('other sites may not read an answer, even if it was cached for our pages', async ({ app }) => {
  await app.inject({ url: '/api/category', headers: { origin: ours } })
  for (const origin of ['https://attacker.example', 'null', 'http://shop.example.attacker.example', undefined]) {
    const { headers } = await app.inject({ url: '/api/category', headers: origin ? { origin } : {} })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(headers.vary).toBe('accept-encoding, origin')
  }
})

test('a preflight from our pages is allowed', async ({ app }) => {
  const answer = await app.inject({ method: 'OPTIONS', url: '/api/category', headers: { origin: ours, ...preflight } })
  expect(answer.statusCode).toBe(204)
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': ours,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': expect.stringContaining('authorization'),
    'access-control-allow-methods': expect.stringContaining('POST'),
    vary: 'origin',
  })
})

test('other OPTIONS requests get the usual answer', async ({ app }) => {
  for (const headers of [{ origin: 'https://attacker.example', ...preflight }, { origin: ours }, {}]) {
    const answer = await app.inject({ method: 'OPTIONS', url: '/api/category', headers })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers['access-control-allow-methods']).toBeUndefined()
  }
})
