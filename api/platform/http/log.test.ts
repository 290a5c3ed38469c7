import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { sql } from 'drizzle-orm'
import Fastify, { type FastifyRequest } from 'fastify'
import { pino, type LoggerOptions } from 'pino'
import { AppError } from '../errors/app-error.ts'
import { users } from '../db/schema.ts'
import { errorHandler } from './errors.ts'
import { logOptions, logRequests } from './log.ts'
import { expect, test } from '../../test/test.ts'

/** Returns the log line of an entry. */
function line(entry: object): string {
  const stream = new PassThrough()
  const { serializers } = logOptions('error') as Required<Pick<LoggerOptions, 'serializers'>>
  pino({ serializers }, stream).error(entry, 'failed')
  return String(stream.read())
}

async function failure(work: PromiseLike<unknown>): Promise<unknown> {
  return Promise.resolve(work).catch((error: unknown) => error)
}

test('a failed query is logged without its values', async ({ db }) => {
  const row = {
    name: 'Asmita',
    email: 'asmita@post.example',
    passwordHash: '$argon2id$secret',
    privateDetails: Buffer.from('x'),
  }
  await db.insert(users).values(row)
  const twice = line({ err: await failure(db.transaction((tx) => tx.insert(users).values(row))) })
  expect(twice).toContain('insert into')
  expect(twice).toContain('users_email_key')
  expect(twice).toContain('log.test.ts')
  const broken = line({ err: await failure(db.transaction((tx) => tx.execute(sql`select ${'hunter2'}::int`))) })
  expect(broken).toContain('select $1::int')
  expect(broken).toContain('22P02')
  for (const given of ['Asmita', 'asmita@post.example', 'argon2id']) expect(twice).not.toContain(given)
})

test('a broken connection is logged without the connection object', () => {
  const broken = Object.assign(new Error('Connection terminated'), { code: '57P01', client: { secretKey: 7 } })
  expect(JSON.parse(line({ err: broken })).err).toMatchObject({ message: 'Connection terminated', code: '57P01' })
  expect(line({ err: broken })).not.toContain('secretKey')
})

test('every other error is logged unchanged', () => {
  expect(line({ err: new TypeError('x is not a function') })).toContain('x is not a function')
})

const loggedUrl = (url: string): string => JSON.parse(line({ req: { method: 'GET', url, ip: '127.0.0.1' } })).req.url

const KEY = 'aB3-x_7Qm0pLk2VnR8tYw5ZcD1eFgH4jUiOoSsTtXq9'

test.for([
  [`/my-list/shared/${KEY}`, '/my-list/shared/***'],
  [`/my-list/shared/${KEY}.data`, '/my-list/shared/***'],
  [`/api/cart/shares/${KEY.replace('-', '%2D')}/takeover?a=b`, '/api/cart/shares/***/takeover?a=b'],
  ['/ne/%6F/261125-7F3K9Q2M-8k3j5m2n9p4q7r6s', '/ne/%6F/***'],
  [`/API/anything/${KEY}/`, '/API/anything/***/'],
  [`/login?next=%2Ftrack-order%3Fkey%3D${KEY}&sort=price-low-to-high`, '/login?next=***&sort=price-low-to-high'],
  [`/login?${KEY}`, '/login?***'],
  ['/api/user/logout?token=abc.def', '/api/user/logout?token=***'],
  ['/api/orders/KA-261121-7F3K9Q2M?key=abc', '/api/orders/KA-261121-7F3K9Q2M?key=***'],
  ['/api/user/logout?%74oken=abc.def&a=b', '/api/user/logout?token=***&a=b'],
  ['/track?id=7&signature=abc', '/track?id=7&signature=***'],
  ['/search?category=a%20token=b&category=%zz', '/search?category=a%20token=b&category=%zz'],
  ['/api/admin/orders?q=9841234567&state=placed', '/api/admin/orders?q=***&state=placed'],
  ['/payment/return?data=eyJhIjoxfQ%3D%3D', '/payment/return?data=***'],
  ['/track?who=%2B977%209841234567', '/track?who=***'],
  ['/track?who=(984)%20123-4567&page=2', '/track?who=***&page=2'],
  ['/track?who=call%20९८४१२३४५६७', '/track?who=***'],
  ['/track?who=asmita%40post.example', '/track?who=***'],
  ['/track?asmita@post.example', '/track?***'],
  ['/track?asmita@post.example=1', '/track?***'],
  ['/track/asmita%40post.example/9841234567/x', '/track/***/***/x'],
  ['/track/%zz-asmita%40post.example', '/track/***'],
  ['/product/123456789?from=2026-11-21', '/product/123456789?from=2026-11-21'],
  ['/media/0123456789abcdef01234567/160.avif', '/media/0123456789abcdef01234567/160.avif'],
  ['/api/photos/550e8400-1234-4716-8466-446655440000', '/api/photos/550e8400-1234-4716-8466-446655440000'],
  ['/api/product/getAllProductsBySubCatId/7', '/api/product/***/7'],
  ['/security-guidelines', '/security-guidelines'],
  ['/', '/'],
] as const)('%s is logged as %s', ([url, shown]) => {
  expect(loggedUrl(url)).toBe(shown)
})

const LONG = 'x-'.repeat(400)
test.for([
  ['a long path', `/a/${LONG}`, '/a/…'],
  ['a long name', `/a?page=2&${LONG}`, '/a?page=2&…'],
  ['a long value', `/a?page=2&who=${LONG}`, '/a?page=2&…'],
  ['the first part of a query', `/a?${LONG}`, '/a?…'],
  ['a phone number that ends too late', `/a?b=${'y.'.repeat(244)}&c=984123456789`, `/a?b=${'y.'.repeat(244)}&…`],
  [
    'an address with a slash that ends too late',
    `/a?b=${'y.'.repeat(244)}&c=i/a@post.example`,
    `/a?b=${'y.'.repeat(244)}&…`,
  ],
] as const)('an address beyond 500 characters is logged without what goes beyond: %s', ([, url, shown]) => {
  expect(loggedUrl(url)).toBe(shown)
})

test('no address takes more than 500 characters of a line, and one of 500 is whole', () => {
  for (const part of ['q&', 'q=&', '/a', '%', 'é', '***/']) {
    expect(loggedUrl(`/a?${part.repeat(4_000)}`).length).toBeLessThan(501)
  }
  expect(loggedUrl(`/a?${'q&'.repeat(200)}`)).toMatch(/^\/a\?(q=\*{3}&){82}q=\*{2}…$/)
  const whole = `/a?b=${'y.'.repeat(247)}y`
  expect([whole.length, loggedUrl(whole)]).toEqual([500, whole])
})

test('the fixed parts of the route that answers are shown, whatever they look like', () => {
  const req = { method: 'GET', url: `/api/getAllProductsBySubCatId/${KEY}`, ip: '127.0.0.1' }
  const routeOptions = { url: '/api/getAllProductsBySubCatId/:id' }
  expect(JSON.parse(line({ req: { ...req, routeOptions } })).req.url).toBe('/api/getAllProductsBySubCatId/***')
})

test('a page that failed is logged without its key', () => {
  expect(JSON.parse(line({ page: `/track-order?orderId=7&key=${KEY}` })).page).toBe('/track-order?orderId=7&key=***')
})

test('the log line of a request names its account and the reason of a refusal', async () => {
  const stream = new PassThrough()
  const app = Fastify({ logger: { stream }, disableRequestLogging: true })
  app.setErrorHandler(errorHandler)
  app.decorateRequest('language', 'en')
  logRequests(app)
  app.get('/mine', async (request) => {
    request.session = { id: 's-1', userId: 'u-1' }
    throw new AppError('too_many_requests', 'Please wait.')
  })
  app.get('/shop', async () => 'ok')
  app.get('/program', async (request) => {
    request.apiKey = { key: { id: 'k-1' } } as FastifyRequest['apiKey']
    return 'ok'
  })
  await app.inject('/mine')
  await app.inject('/shop')
  await app.inject('/program')
  const [refused, answered, called] = String(stream.read()).trim().split('\n')
  expect(JSON.parse(refused!)).toMatchObject({ status: 429, user: 'u-1', refused: 'too_many_requests' })
  expect(JSON.parse(answered!)).toMatchObject({ status: 200 })
  expect(answered).not.toContain('refused')
  expect(JSON.parse(called!)).toMatchObject({ status: 200, key: 'k-1' })
})

test('of one network only so many refusals a minute are logged, and all that succeeds', async () => {
  const stream = new PassThrough()
  const app = Fastify({ logger: { stream }, disableRequestLogging: true })
  logRequests(app)
  app.get('/shop', async () => 'ok')
  for (let count = 0; count < 310; count += 1) await app.inject('/nowhere')
  await app.inject('/shop')
  await app.inject({ url: '/nowhere', remoteAddress: '203.0.113.9' })
  const lines = String(stream.read()).trim().split('\n')
  const logged = lines.map((entry) => JSON.parse(entry)).filter(({ msg }) => /^(answered|left out)/.test(msg))
  expect(logged.map(({ status }) => status)).toEqual([...Array.from({ length: 300 }, () => 404), undefined, 200, 404])
})

test('a client that leaves while it sends is no error of the shop', async ({ onTestFinished }) => {
  const stream = new PassThrough()
  const app = Fastify({ logger: { stream, serializers: {} }, disableRequestLogging: true })
  app.setErrorHandler(errorHandler)
  app.decorateRequest('language', 'en')
  logRequests(app)
  app.post('/orders', async () => 'ok')
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  stream.read() // the line about the start

  const socket = connect(port, '127.0.0.1')
  const arrived = once(app.server, 'request')
  socket.write(
    'POST /orders HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"half":',
  )
  await arrived
  socket.destroy()
  const [logged] = await once(stream, 'data')
  const { level, msg, err } = JSON.parse(String(logged).split('\n')[0]!)
  expect([level, msg, err]).toEqual([30, 'client left', undefined])
})
