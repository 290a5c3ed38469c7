import { buildApp } from './app.ts'
import { AnswerCache } from './cache/answer-cache.ts'
import { expect, test as base, testOptions } from './test/test.ts'

const ours = 'http://shop.example'
const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' }

/** The app with a cache that keeps: the second answer to an address comes from memory. */
const test = base.extend('app', ({ db }, { onCleanup }) => {
  const answers = new AnswerCache()
  answers.resume()
  const app = buildApp({ ...testOptions, db, answers })
  onCleanup(() => app.close())
  return app
})

test('our pages may read answers, kept ones too, with cookies', async ({ app }) => {
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

test('a refusal can be read too', async ({ app }) => {
  const refused = await app.inject({ url: '/api/product/1', headers: { origin: ours } })
  expect(refused.statusCode).toBe(404)
  expect(refused.headers['access-control-allow-origin']).toBe(ours)
})

test('nobody else may, though a kept answer was made for our pages', async ({ app }) => {
  await app.inject({ url: '/api/category', headers: { origin: ours } })
  for (const origin of ['https://attacker.example', 'null', 'http://shop.example.attacker.example', undefined]) {
    const { headers } = await app.inject({ url: '/api/category', headers: origin ? { origin } : {} })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(headers.vary).toBe('accept-encoding, origin')
  }
})

test('our pages hear beforehand that they may send', async ({ app }) => {
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

test('others hear what everybody hears who asks for options', async ({ app }) => {
  for (const headers of [{ origin: 'https://attacker.example', ...preflight }, { origin: ours }, {}]) {
    const answer = await app.inject({ method: 'OPTIONS', url: '/api/category', headers })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers['access-control-allow-methods']).toBeUndefined()
  }
})
