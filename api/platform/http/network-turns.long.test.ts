import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as nextRound } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { buildApp, type App } from '../../app.ts'
import { givenApiKey } from '../../office/api-keys/api-keys.fixture.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { expect, ownDatabaseTest, test as base, testOptions } from '../../test/test.ts'
import { waitingSessions } from '../../test/waiting-sessions.ts'
import { onBehalfOf, currentCaller } from '../process/on-behalf-of.ts'
import { ofPage, outsideTurn } from './network-turns.ts'

const STRANGER = '198.51.100.7'
const NEIGHBOR = '203.0.113.9'

/** An app with a call that answers once `answer` is called, and takes the client from x-forwarded-for. */
const test = base.extend('held', async ({ db }, { onCleanup }) => {
  const app = buildApp({ ...testOptions, db, addressLimitFactor: 1, trustedProxies: ['loopback'] })
  onCleanup(() => app.close())
  const waiting: (() => void)[] = []
  /** End the waiting outside; each call has two. */
  const answers: (() => void)[] = []
  const arrived: string[] = []
  app.addHook('preParsing', async ({ url }) => void arrived.push(url))
  app.post('/api/held', async () => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return {}
  })
  app.get('/api/held', async () => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return {}
  })
  app.get('/api/dear', { config: { isDear: true } }, async () => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return {}
  })
  app.get('/api/outside', async (request) => {
    const wait = () => outsideTurn(request, () => new Promise<void>((resolve) => answers.push(resolve)))
    await Promise.all([wait(), wait()])
    await new Promise<void>((resolve) => waiting.push(resolve))
    return {}
  })
  app.addHook('preHandler', async ({ headers }) => {
    if (headers['x-hold']) await new Promise<void>((resolve) => waiting.push(resolve))
  })
  app.get('/api/quick', async () => ({}))
  app.route({ method: ['GET', 'POST'], url: '/api/whose', handler: async () => ({ caller: currentCaller() }) })
  await app.ready()
  const call = (ip: string) =>
    app.inject({ method: 'POST', url: '/api/held', payload: {}, headers: { 'x-forwarded-for': ip } })
  return {
    app,
    waiting,
    answers,
    arrived,
    call,
    quick: (ip: string) => app.inject({ url: '/api/quick', headers: { 'x-forwarded-for': ip } }),
  }
})

test('ten calls of a network run, the next one waits, and another network does not', async ({ held }) => {
  const { waiting, call, quick } = held
  const calls = Array.from({ length: 11 }, () => call(STRANGER))
  await expect.poll(() => waiting.length).toBe(10)
  expect((await quick(NEIGHBOR)).statusCode).toBe(200)
  await nextRound()
  expect(waiting).toHaveLength(10)
  waiting.shift()!()
  await expect.poll(() => waiting.length).toBe(10)
  while (waiting.length > 0) waiting.shift()!()
  const answers = await Promise.all(calls)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 11 }, () => 200))
  expect((await quick(STRANGER)).statusCode).toBe(200)
})

test('three dear calls of a network run at once, beside its others', async ({ held }) => {
  const { app, waiting, quick } = held
  const calls = Array.from({ length: 5 }, () =>
    app.inject({ url: '/api/dear', headers: { 'x-forwarded-for': STRANGER } }),
  )
  await expect.poll(() => waiting.length).toBe(3)
  expect((await quick(STRANGER)).statusCode).toBe(200)
  await nextRound()
  expect(waiting).toHaveLength(3)
  for (let answered = 0; answered < 5; answered += 1) {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    waiting.shift()!()
  }
  await Promise.all(calls)
})

test('three dear calls of a neighborhood run at once, and those of another one beside them', async ({ held }) => {
  const { app, waiting } = held
  const dear = (ip: string) => app.inject({ url: '/api/dear', headers: { 'x-forwarded-for': ip } })
  const calls = [1, 2, 3, 4, 5].map((last) => dear(`198.51.100.${last}`))
  await expect.poll(() => waiting.length).toBe(3)
  await nextRound()
  expect(waiting).toHaveLength(3)
  calls.push(dear(NEIGHBOR))
  await expect.poll(() => waiting.length).toBe(4)
  for (let answered = 0; answered < 6; answered += 1) {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    waiting.shift()!()
  }
  const answers = await Promise.all(calls)
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

test('refused and failed calls give their turns back', async ({ held }) => {
  const { app, quick } = held
  app.log.level = 'silent'
  for (let count = 0; count < 25; count += 1) {
    const refused = await app.inject({
      method: 'POST',
      url: '/api/cart/lines',
      payload: '{',
      headers: { 'x-forwarded-for': STRANGER, 'content-type': 'application/json' },
    })
    expect(refused.statusCode).toBe(400)
  }
  expect((await quick(STRANGER)).statusCode).toBe(200)
})

test('a member of staff has turns of their own beside the network', async ({ held }) => {
  const { app, waiting, call } = held
  const staff = await givenStaff(app)
  const calls = Array.from({ length: 10 }, () => call('127.0.0.1'))
  await expect.poll(() => waiting.length).toBe(10)
  expect((await staff.call('GET', '/orders')).statusCode).toBe(200)
  while (waiting.length > 0) waiting.shift()!()
  await Promise.all(calls)
})

test.for([
  { who: 'member of staff', given: (app: App) => givenStaff(app, 'manager'), path: '/me' },
  { who: 'program', given: (app: App) => givenApiKey(app), path: '/key' },
])('three calls of a $who run at once', async ({ given, path }, { held }) => {
  const { app, waiting } = held
  const [first, second] = [await given(app), await given(app)]
  const calls = Array.from({ length: 5 }, () => first.call('GET', path, undefined, { 'x-hold': 'yes' }))
  await expect.poll(() => waiting.length).toBeGreaterThan(2)
  // It is looked up after the five, so they would run by now.
  expect((await second.call('GET', path)).statusCode).toBe(200)
  await nextRound()
  expect(waiting).toHaveLength(3)
  for (let answered = 0; answered < 5; answered += 1) {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    waiting.shift()!()
  }
  const answers = await Promise.all(calls)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
})

test('calls with a bulkhead of their own take no turn', async ({ held }) => {
  const { app, waiting, call } = held
  const calls = Array.from({ length: 10 }, () => call(STRANGER))
  await expect.poll(() => waiting.length).toBe(10)
  const url = '/api/product/getAllProducts?page=1'
  expect((await app.inject({ url, headers: { 'x-forwarded-for': STRANGER } })).statusCode).toBe(200)
  while (waiting.length > 0) waiting.shift()!()
  await Promise.all(calls)
})

test.for([
  ['as a form', { url: '/api/held', headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
  ['as a form with a length', { url: '/api/held', headers: { 'content-type': 'multipart/x', 'content-length': '9' } }],
  ['with an encoded letter', { url: '/%61pi/held' }],
  ['that names a page', { url: '/api/held', headers: { 'x-kastha-page': 'undefined' } }],
] as const)('a call %s takes a turn too', async ([, request], { held }) => {
  const { app, waiting, quick } = held
  const headers = { ...('headers' in request && request.headers), 'x-forwarded-for': STRANGER }
  const calls = Array.from({ length: 12 }, () => app.inject({ url: request.url, headers }))
  await expect.poll(() => waiting.length).toBe(10)
  expect((await quick(NEIGHBOR)).statusCode).toBe(200)
  await nextRound()
  expect(waiting).toHaveLength(10)
  for (let answered = 0; answered < 12; answered += 1) {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    waiting.shift()!()
  }
  await Promise.all(calls)
})

test('who waits for somebody outside has no turn, and takes one for all that follows', async ({ held }) => {
  const { app, waiting, answers, quick } = held
  const headers = { 'x-forwarded-for': STRANGER }
  const calls = Array.from({ length: 12 }, () => app.inject({ url: '/api/outside', headers }))
  await expect.poll(() => answers.length).toBe(24)
  expect((await quick(STRANGER)).statusCode).toBe(200)
  for (const answer of answers) answer()
  await expect.poll(() => waiting.length).toBe(10)
  await nextRound()
  expect(waiting).toHaveLength(10)
  for (let answered = 0; answered < 12; answered += 1) {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    waiting.shift()!()
  }
  await Promise.all(calls)
  expect((await quick(STRANGER)).statusCode).toBe(200)
})

test('what a call asks for waits in the place of its network, its member of staff or its page', async ({ held }) => {
  const { app } = held
  const callerOf = async (options: object) => (await app.inject({ url: '/api/whose', ...options })).json().caller
  const headers = { 'x-forwarded-for': STRANGER }
  expect(await callerOf({ headers })).toBe(STRANGER)
  expect(await callerOf({ method: 'POST', payload: { some: 'body' }, headers })).toBe(STRANGER)
  expect(
    await onBehalfOf(
      () => NEIGHBOR,
      () => callerOf({ headers: { ...headers, ...ofPage } }),
    ),
  ).toBe(NEIGHBOR)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const body = { method: 'POST', body: '{"some":"body"}', headers: { ...headers, 'content-type': 'application/json' } }
  expect(await (await fetch(`${address}/api/whose`, body)).json()).toEqual({ caller: STRANGER })
})

ownDatabaseTest('who calls is looked up in the turn, for the back office too', async ({ db }) => {
  const app = buildApp({ ...testOptions, db, addressLimitFactor: 1 })
  const look = () => app.inject({ url: '/api/admin/me', cookies: { 'kastha-staff': 'x'.repeat(43) } })
  let looks: ReturnType<typeof look>[] = []
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table staff_sessions in access exclusive mode`)
    looks = Array.from({ length: 9 }, () => look())
    await expect.poll(() => waitingSessions(db)).toBe(3)
    await nextRound()
    expect(await waitingSessions(db)).toBe(3)
  })
  const answers = await Promise.all(looks)
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]))
  await app.close()
})

test('a body that is slow to arrive has no turn', async ({ held }) => {
  const { app, quick } = held
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const slow = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1')
      await once(socket, 'connect')
      const head = ['POST /api/held HTTP/1.1', 'host: x', `x-forwarded-for: ${STRANGER}`]
      socket.write([...head, 'content-type: application/json', 'content-length: 9', '', '{'].join('\r\n'))
      return socket
    }),
  )
  await expect.poll(() => held.arrived.length).toBe(12)
  expect((await quick(STRANGER)).statusCode).toBe(200)
  for (const socket of slow) socket.destroy()
})
