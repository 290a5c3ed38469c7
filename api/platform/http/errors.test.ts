import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { z } from 'zod'
import { ErrorBody } from '#contract/errors.ts'
import { buildApp, type App } from '../../app.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'

const Chair = z.strictObject({
  name: z.string().min(2, 'Give at least 2 letters'),
  legs: z.object({ count: z.number({ error: 'Give a number' }).int() }),
  kind: z.enum(['stool', 'bench']).optional(),
  story: z.string().max(30).optional(),
  colours: z.array(z.string()).min(1).optional(),
  price: z.int().nonnegative().optional(),
  mail: z.email().optional(),
})

/** Routes with refusals like those of features. */
const chairs: FastifyPluginAsyncZod = async (app) => {
  app.post('/api/chairs', { schema: { body: Chair } }, async () => ({ success: true }))
  app.get(
    '/api/chairs/:id',
    { schema: { params: z.object({ id: z.coerce.number('An id is a number') }) } },
    async () => {
      throw new Error('password=hunter2 in a stack')
    },
  )
  app.get('/*', async () => 'a page')
  app.get('/api/echo', { schema: { querystring: z.object({ text: z.string() }) } }, async ({ query }) =>
    app.db.execute(sql`select ${query.text}::text`),
  )
}

const test = base
  .extend('chairShop', { scope: 'file' }, ({ shared }, { onCleanup }) => {
    const app = buildApp({ ...testOptions, db: shared, requestTimeoutMs: 300 })
    app.register(chairs)
    onCleanup(() => app.close())
    return app
  })
  // Needs `db`, which rolls back the test's changes.
  .extend('app', ({ db, chairShop }) => db && chairShop)
  .extend('port', { scope: 'file' }, async ({ chairShop }) => {
    await chairShop.listen({ host: '127.0.0.1', port: 0 })
    return (chairShop.server.address() as AddressInfo).port
  })

test('invalid fields are named, each with its reason', async ({ app }) => {
  const payload = { name: 'x', legs: { count: 'four' }, wheels: 1 }
  const refused = await app.inject({ method: 'POST', url: '/api/chairs', payload })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toEqual({
    success: false,
    error: true,
    code: 'invalid_input',
    message: 'name: Give at least 2 letters; legs.count: Give a number; wheels: Is no field that this address knows',
    fields: {
      name: 'Give at least 2 letters',
      'legs.count': 'Give a number',
      wheels: 'Is no field that this address knows',
    },
  })
})

test.for([
  [{ legs: { count: 4 } }, { name: 'Is missing' }],
  [{ name: 7, legs: { count: 4 } }, { name: 'Must be a text' }],
  [{ name: ['a'], legs: { count: 4 } }, { name: 'Must be a text, given once' }],
  [{ name: 'Palpa', legs: [] }, { legs: 'Must be an object, given once' }],
  [{ name: 'Palpa', legs: { count: 4 }, kind: 'sofa' }, { kind: 'Must be one of stool, bench' }],
  [{ name: 'Palpa', legs: { count: 4 }, story: 'x'.repeat(31) }, { story: 'Must have at most 30 characters' }],
  [{ name: 'Palpa', legs: { count: 4 }, colours: [] }, { colours: 'Must have at least 1 entry' }],
  [{ name: 'Palpa', legs: { count: 4 }, price: -1 }, { price: 'Must be at least 0' }],
  [{ name: 'Palpa', legs: { count: 4 }, mail: 'x' }, { mail: 'Must be an email address' }],
  [
    { name: 'Palpa', legs: { count: 4 }, a: 1, b: 2 },
    {
      a: 'Is no field that this address knows',
      b: 'Is no field that this address knows',
    },
  ],
  ['Palpa', { body: 'Must be an object' }],
] as const)('%j is refused in plain words', async ([payload, fields], { app }) => {
  const refused = await app.inject({
    method: 'POST',
    url: '/api/chairs',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  })
  expect(refused.json().fields).toEqual(fields)
})

test('a bug is a 500 without details', async ({ app }) => {
  const failed = await app.inject('/api/chairs/7')
  expect(failed.statusCode).toBe(500)
  expect(failed.json()).toEqual({
    success: false,
    error: true,
    code: 'internal',
    message: 'Something went wrong. Please try again.',
  })
})

test('pages do not answer API addresses', async ({ app }) => {
  expect((await app.inject('/anywhere')).body).toBe('a page')
  await refuses(app, 'GET', '/api', 404, 'not_found')
})

describe('a request that cannot be served is refused with the usual error body', () => {
  test('an unknown address, 404', ({ app }) => refuses(app, 'GET', '/api/nothing', 404, 'not_found'))
  test('an unknown address with a body, 404', ({ app }) => refuses(app, 'POST', '/api/nothing', 404, 'not_found', '{'))
  test('an invalid ID, 400', ({ app }) => refuses(app, 'GET', '/api/chairs/seven', 400, 'invalid_input'))
  test('an excessively long parameter, 404', ({ app }) =>
    refuses(app, 'GET', `/api/chairs/${'7'.repeat(500)}`, 404, 'not_found'))
  test('a broken escape, 400', ({ app }) => refuses(app, 'GET', '/api/chairs/%zz', 400, 'invalid_input'))
  test('a NUL for the database, 400', ({ app }) => refuses(app, 'GET', '/api/echo?text=a%00b', 400, 'invalid_input'))
  test('broken JSON, 400', ({ app }) => refuses(app, 'POST', '/api/chairs', 400, 'invalid_input', '{"name":'))
  test('no body, 400', ({ app }) => refuses(app, 'POST', '/api/chairs', 400, 'invalid_input', ''))
  test('a prototype pollution attempt, 400', ({ app }) =>
    refuses(app, 'POST', '/api/chairs', 400, 'invalid_input', '{"__proto__":{"x":1}}'))
  test('a body over the limit, 413', ({ app }) =>
    refuses(app, 'POST', '/api/chairs', 413, 'too_large', JSON.stringify('x'.repeat(1_000_001))))
  test('a query string of 10 KB, 414', ({ app }) =>
    refuses(app, 'GET', `/api/echo?text=${'x'.repeat(10_240)}`, 414, 'url_too_long'))

  test('a body of another type, 415', async ({ app }) => {
    const headers = { 'content-type': 'application/xml' }
    const refused = await app.inject({ method: 'POST', url: '/api/chairs', headers, payload: '<chair/>' })
    expect(refused.statusCode).toBe(415)
    expect(ErrorBody.parse(refused.json()).code).toBe('unsupported_media_type')
  })
})

test('an unsupported method is a 405 with the supported ones', async ({ app }) => {
  const refused = await app.inject({ method: 'DELETE', url: '/healthz' })
  expect(refused.statusCode).toBe(405)
  expect(refused.headers['allow']).toBe('GET, HEAD')
  expect(ErrorBody.parse(refused.json())).toMatchObject({
    code: 'method_not_allowed',
    message: 'DELETE is not possible here; possible: GET, HEAD.',
  })
})

test.for([
  ['PUT', '/api/user/login', 'POST'],
  ['GET', '/api/orders/track?number=1', 'POST'],
  ['DELETE', '/api/orders/7', 'GET, HEAD'],
  ['POST', '/api/nowhere', undefined],
] as const)('%s %s is refused; possible: %s', async ([method, url, allow], { app }) => {
  const refused = await app.inject({ method, url })
  expect([refused.statusCode, refused.headers.allow]).toEqual([allow ? 405 : 404, allow])
})

test('an unsupported method is refused before its body has arrived', async ({ port }) => {
  const answer = await exchange(port, 'PUT /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 900000\r\n\r\nhalf')
  expect(answer).toMatch(/^HTTP\/1.1 405 /)
})

test('a body that never ends is a 408', async ({ port }) => {
  const headers = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 90'
  const answer = await exchange(port, `POST /api/chairs HTTP/1.1\r\n${headers}\r\n\r\n{"name":"cha`)
  expectRefusal(answer, 408, 'request_timeout')
})

test('headers that never end are a 408', async ({ port }) => {
  expectRefusal(await exchange(port, 'GET /api/chairs/7 HTTP/1.1\r\nHost: x\r\n'), 408, 'request_timeout')
})

test('a request without a host is a 400', async ({ port }) => {
  expectRefusal(await exchange(port, 'GET /healthz HTTP/1.1\r\n\r\n'), 400, 'invalid_input')
})

test.for(['Host: x\r\nHost: x', 'Host: x\r\nhost: evil.example', 'Host: x, evil.example'])(
  'a request with two hosts is a 400: %s',
  async (headers, { port }) => {
    expectRefusal(await exchange(port, `GET /healthz HTTP/1.1\r\n${headers}\r\n\r\n`), 400, 'invalid_input')
    expectRefusal(await exchange(port, `GET /healthz HTTP/1.0\r\n${headers}\r\n\r\n`), 400, 'invalid_input')
  },
)

test('HTTP/1.0 needs no host', async ({ port }) => {
  expect(await exchange(port, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /)
})

test('bytes that are not HTTP are a 400', async ({ port }) => {
  expectRefusal(await exchange(port, 'hello\r\n\r\n'), 400, 'invalid_input')
})

test('excessively long headers are a 431', async ({ port }) => {
  const headers = `Host: x\r\nX-Long: ${'x'.repeat(20_000)}`
  expectRefusal(await exchange(port, `GET /healthz HTTP/1.1\r\n${headers}\r\n\r\n`), 431, 'headers_too_large')
})

async function refuses(
  app: App,
  method: 'GET' | 'POST',
  url: string,
  status: number,
  code: ErrorBody['code'],
  payload?: string,
) {
  const headers = payload === undefined ? {} : { 'content-type': 'application/json' }
  const refused = await app.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
  expect(refused.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(ErrorBody.parse(refused.json()).code).toBe(code)
  expect(refused.statusCode).toBe(status)
}

/** Sends these bytes and nothing more, and reads the whole answer. */
async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  socket.once('data', () => socket.end())
  return text(socket)
}

function expectRefusal(answer: string, status: number, code: ErrorBody['code']) {
  const [head, body] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toContain('application/json')
  expect(ErrorBody.parse(JSON.parse(body!)).code).toBe(code)
}
