import { setImmediate as nextRound } from 'node:timers/promises'
import { buildApp } from '../../app.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'

const STRANGER = '198.51.100.7'
const NEIGHBOR = '203.0.113.9'

/** An app with a call that answers once `answer` is called, and takes the client from x-forwarded-for. */
const test = base.extend('held', async ({ db }, { onCleanup }) => {
  const app = buildApp({ ...testOptions, db, addressLimitFactor: 1, trustedProxies: ['loopback'] })
  onCleanup(() => app.close())
  const waiting: (() => void)[] = []
  app.post('/api/held', async () => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return {}
  })
  app.get('/api/quick', async () => ({}))
  await app.ready()
  const call = (ip: string) =>
    app.inject({ method: 'POST', url: '/api/held', payload: {}, headers: { 'x-forwarded-for': ip } })
  return {
    app,
    waiting,
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

test('calls with a bulkhead of their own take no turn', async ({ held }) => {
  const { app, waiting, call } = held
  const calls = Array.from({ length: 10 }, () => call(STRANGER))
  await expect.poll(() => waiting.length).toBe(10)
  const url = '/api/product/getAllProducts?page=1'
  expect((await app.inject({ url, headers: { 'x-forwarded-for': STRANGER } })).statusCode).toBe(200)
  while (waiting.length > 0) waiting.shift()!()
  await Promise.all(calls)
})
