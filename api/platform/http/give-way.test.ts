import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWay } from './give-way.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Calls that are under way until the test ends them, and browsing that gives way to them. */
function givenWay() {
  const app = Fastify()
  const giveWay = openWay(app)()
  const ends = new Map<string, () => void>()
  const handler = ({ url }: { url: string }) => new Promise<string>((resolve) => ends.set(url, () => resolve('done')))
  for (const path of ['/api/cart/*', '/api/orders', '/api/admin/orders', '/api/user/login', '/api/chat']) {
    app.post(path, handler)
    app.get(path, handler)
  }
  app.delete('/api/cart', handler)
  app.post('/api/cart/refused', (_request, reply) => reply.code(404).send(''))
  const begin = async (method: 'GET' | 'POST' | 'DELETE', url: string) => {
    const answer = app.inject({ method, url })
    await expect.poll(() => ends.has(url)).toBe(true)
    return async () => {
      ends.get(url)!()
      await answer
    }
  }
  const browse = (work = async () => {}) => {
    let hasBegun = false
    void giveWay(() => {
      hasBegun = true
      return work()
    })
    return async () => {
      await new Promise((resolve) => setImmediate(resolve))
      return hasBegun
    }
  }
  return { app, begin, browse }
}

test('browsing begins once no call that changes something is under way', async () => {
  const { begin, browse } = givenWay()
  const ends = [await begin('POST', '/api/cart/lines'), await begin('POST', '/api/orders')]
  const hasBegun = browse()
  expect(await hasBegun()).toBe(false)
  await ends[0]!()
  expect(await hasBegun()).toBe(false)
  await ends[1]!()
  expect(await hasBegun()).toBe(true)
})

test('however many buyers there are, the first piece of browsing begins after 25 ms', async () => {
  const { begin, browse } = givenWay()
  await begin('POST', '/api/orders')
  const hasBegun = browse()
  expect(await hasBegun()).toBe(false)
  vi.advanceTimersByTime(24)
  expect(await hasBegun()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await hasBegun()).toBe(true)
})

test('amid buyers browsing waits as long as the piece before took, unless a moment without them comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { begin, browse } = givenWay()
  const work = Promise.withResolvers<void>()
  const end = await begin('POST', '/api/orders')
  const first = browse(() => work.promise)
  expect(await first()).toBe(false)
  vi.advanceTimersByTime(25)
  expect(await first()).toBe(true)
  const [second, third] = [browse(), browse()]
  vi.advanceTimersByTime(100)
  work.resolve()
  expect(await second()).toBe(false)
  vi.advanceTimersByTime(99)
  expect(await second()).toBe(false)
  vi.advanceTimersByTime(1)
  expect([await second(), await third()]).toEqual([true, false])
  await end()
  expect(await third()).toBe(true)
})

test('after a call of a buyer browsing begins one by one for a second, without rests', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { begin, browse } = givenWay()
  const work = Promise.withResolvers<void>()
  const end = await begin('POST', '/api/orders')
  await end()
  const [first, second] = [browse(() => work.promise), browse()]
  expect([await first(), await second()]).toEqual([true, false])
  vi.advanceTimersByTime(40)
  work.resolve()
  expect(await second()).toBe(true)
  const endless = new Promise<void>(() => {})
  vi.advanceTimersByTime(1_001)
  expect([await browse(() => endless)(), await browse()()]).toEqual([true, true])
})

test('a refused call is forgotten at once', async () => {
  const { app, browse } = givenWay()
  await app.inject({ method: 'POST', url: '/api/cart/refused' })
  const endless = new Promise<void>(() => {})
  expect([await browse(() => endless)(), await browse()()]).toEqual([true, true])
})

test.for([
  ['GET', '/api/orders'],
  ['POST', '/api/admin/orders'],
  ['POST', '/api/user/login'],
  ['POST', '/api/chat'],
  ['DELETE', '/api/cart'],
] as const)('browsing does not wait for %s %s', async ([method, url]) => {
  const { begin, browse } = givenWay()
  await begin(method, url)
  expect(await browse()()).toBe(true)
})
