import { expect, onTestFinished, test, vi } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { answerOf, bodyOf, openCache, pending } from './answer-cache.fixture.ts'
import { cacheFigures } from './budgeted-cache.ts'

test('an answer is computed once and then cached', async () => {
  const cache = openCache()
  expect(await bodyOf(cache.answer('key', async () => answerOf('first')))).toBe('first')
  expect(await bodyOf(cache.answer('key', async () => answerOf('second')))).toBe('first')
})

test.for([
  ['a rate limit', new AppError('too_many_requests', 'Too many searches. Please wait a moment.')],
  ['a full queue', new AppError('unavailable', 'Search is busy right now. Please try again in a moment.')],
] as const)('a client that %s refuses takes nobody else’s answer away', async ([, refusal]) => {
  const cache = openCache()
  const refused = pending()
  const first = cache.answer('key', refused.compute)
  const second = bodyOf(cache.answer('key', async () => answerOf('found')))
  refused.reject(refusal)
  await expect(first).rejects.toBe(refusal)
  expect(await second).toBe('found')
})

test('a busy page is shown to its own client only', async () => {
  const cache = openCache()
  const busy = pending()
  const first = cache.answer('key', busy.compute)
  const second = bodyOf(cache.answer('key', async () => answerOf('the page')))
  busy.resolve({ ...answerOf('busy'), status: 503 })
  expect((await first).status).toBe(503)
  expect(await second).toBe('the page')
})

test('concurrent requests for a missing answer compute it once', async () => {
  const cache = openCache()
  const slow = pending()
  const waiting = [1, 2, 3].map(() => bodyOf(cache.answer('key', slow.compute)))
  slow.resolve(answerOf('one'))
  expect(await Promise.all(waiting)).toEqual(['one', 'one', 'one'])
  expect(slow.calls()).toBe(1)
})

test('dropping a tag drops exactly the answers that have it', async () => {
  const cache = openCache()
  await cache.answer('one', async () => answerOf('1', ['product:1', 'catalog']))
  await cache.answer('two', async () => answerOf('2', ['product:2', 'catalog']))
  cache.drop(['product:1'])
  expect(await bodyOf(cache.answer('one', async () => answerOf('1 anew')))).toBe('1 anew')
  expect(await bodyOf(cache.answer('two', async () => answerOf('2 anew')))).toBe('2')
  cache.drop(['all'])
  expect(await bodyOf(cache.answer('two', async () => answerOf('2 anew')))).toBe('2 anew')
})

test('an answer whose data changed during its computation is sent but not cached', async () => {
  const cache = openCache()
  const slow = pending()
  const early = bodyOf(cache.answer('key', slow.compute))
  cache.drop(['product:1'])
  slow.resolve(answerOf('old', ['product:1']))
  expect(await early).toBe('old')
  expect(await bodyOf(cache.answer('key', async () => answerOf('new')))).toBe('new')
})

test('a change of other data does not prevent caching', async () => {
  const cache = openCache()
  const slow = pending()
  const early = cache.answer('key', slow.compute)
  cache.drop(['product:2'])
  slow.resolve(answerOf('kept', ['product:1']))
  await early
  expect(await bodyOf(cache.answer('key', async () => answerOf('new')))).toBe('kept')
})

test('under steady load, any number of drops before a computation does not prevent caching', async () => {
  const cache = openCache()
  const [one, next] = [pending(), pending()]
  const first = cache.answer('first', one.compute)
  for (let id = 0; id < 10_000; id += 1) cache.drop([`product:${id}`])
  const second = cache.answer('second', next.compute)
  one.resolve(answerOf('1'))
  await first
  cache.drop(['product:a'])
  next.resolve(answerOf('kept', ['product:7']))
  await second
  expect(await bodyOf(cache.answer('second', async () => answerOf('new')))).toBe('kept')
})

test('a request after a change does not get an answer begun before it', async () => {
  const cache = openCache()
  const [old, fresh] = [pending(), pending()]
  const early = bodyOf(cache.answer('key', old.compute))
  cache.drop(['product:1'])
  const late = [1, 2].map(() => bodyOf(cache.answer('key', fresh.compute)))
  old.resolve(answerOf('old', ['product:1']))
  fresh.resolve(answerOf('new', ['product:1']))
  expect(await early).toBe('old')
  expect(await Promise.all(late)).toEqual(['new', 'new'])
  expect(fresh.calls()).toBe(1)
})

test('a request after a change of other data may get an answer begun before it', async () => {
  const cache = openCache()
  const [old, fresh] = [pending(), pending()]
  const early = bodyOf(cache.answer('key', old.compute))
  cache.drop(['product:2'])
  const late = bodyOf(cache.answer('key', fresh.compute))
  old.resolve(answerOf('good', ['product:1']))
  expect(await Promise.all([early, late])).toEqual(['good', 'good'])
  expect(fresh.calls()).toBe(0)
})

test('an error reaches every waiting request, and the next request tries again', async () => {
  const cache = openCache()
  const slow = pending()
  const waiting = Promise.allSettled([cache.answer('key', slow.compute), cache.answer('key', slow.compute)])
  slow.reject(new Error('no database'))
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await bodyOf(cache.answer('key', async () => answerOf('well')))).toBe('well')
})

test('only a 200 is cached', async () => {
  const cache = openCache()
  const missing = await cache.answer('key', async () => ({ ...answerOf('missing'), status: 404 }))
  expect(missing.status).toBe(404)
  expect(await bodyOf(cache.answer('key', async () => answerOf('found')))).toBe('found')
})

test('while paused, nothing is cached, and earlier answers are dropped', async () => {
  const cache = openCache()
  await cache.answer('key', async () => answerOf('kept'))
  cache.pause()
  expect(await bodyOf(cache.answer('key', async () => answerOf('second')))).toBe('second')
  expect(await bodyOf(cache.answer('key', async () => answerOf('third')))).toBe('third')
  cache.resume()
  expect(await bodyOf(cache.answer('key', async () => answerOf('fourth')))).toBe('fourth')
})

test('an answer begun before the connection was lost is not cached after it is back', async () => {
  const cache = openCache()
  const slow = pending()
  const early = cache.answer('key', slow.compute)
  cache.pause()
  cache.resume()
  slow.resolve(answerOf('old'))
  await early
  expect(await bodyOf(cache.answer('key', async () => answerOf('new')))).toBe('new')
})

test('the cache stays within its byte limit and evicts the least recently used answers', async () => {
  const cache = openCache({ maxBytes: 20_000 })
  for (const key of ['a', 'b', 'c', 'd']) await cache.answer(key, async () => answerOf(key.repeat(2_000)))
  expect(await bodyOf(cache.answer('d', async () => answerOf('anew')))).toBe('d'.repeat(2_000))
  expect(await bodyOf(cache.answer('a', async () => answerOf('anew')))).toBe('anew')
  await cache.answer('huge', async () => answerOf('h'.repeat(30_000)))
  expect(await bodyOf(cache.answer('huge', async () => answerOf('anew')))).toBe('anew')
})

test('an answer that changes without a notice is cached for its time only', async () => {
  const cache = openCache()
  await cache.answer('key', async () => ({ ...answerOf('old'), keepForMs: 0 }))
  expect(await bodyOf(cache.answer('key', async () => answerOf('new')))).toBe('new')
})

test('an answer with a product is cached for a minute at most, since a killed process sends no notice', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const cache = openCache()
  const ask = (key: string, text: string, tag: string) => bodyOf(cache.answer(key, async () => answerOf(text, [tag])))
  await ask('product', 'old', 'product:7')
  await ask('page', 'old', 'categories')
  vi.setSystemTime(Date.now() + 59_000)
  expect(await ask('product', 'new', 'product:7')).toBe('old')
  vi.setSystemTime(Date.now() + 2_000)
  expect(await ask('product', 'new', 'product:7')).toBe('new')
  expect(await ask('page', 'new', 'categories')).toBe('old')
})

test('too many tags for a header are left out of it, and still drop the answer', async () => {
  const cache = openCache()
  const tags = Array.from({ length: 1_000 }, (_, index) => `product:${index}`)
  const answer = await cache.answer('key', async () => answerOf('sitemap', tags))
  expect((await answer.representation('identity')).headers).not.toContain('cache-tag')
  const short = await cache.answer('short', async () => answerOf('list', tags.slice(0, 100)))
  expect((await short.representation('identity')).headers).toContain(tags.slice(0, 100).join(','))
  cache.drop(['product:999'])
  expect(await bodyOf(cache.answer('key', async () => answerOf('new')))).toBe('new')
})

test('an answer is stale for 40 s from when its data changed; one that ended by itself is not', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.advanceTimersByTime(1_000)
  const cache = openCache()
  const staleBody = async () => String((await cache.findStale('key')?.representation('identity'))?.body)
  await cache.answer('key', async () => answerOf('first', ['catalog']))
  cache.drop(['catalog'])
  vi.advanceTimersByTime(30_000)
  await cache.answer('key', async () => answerOf('second', ['catalog']))
  cache.drop(['catalog'])
  vi.advanceTimersByTime(30_000)
  expect(await staleBody()).toBe('second')
  vi.advanceTimersByTime(10_001)
  expect(cache.findStale('key')).toBe(undefined)

  await cache.answer('key', async () => ({ ...answerOf('third', ['catalog']), keepForMs: 1_000 }))
  vi.advanceTimersByTime(1_000)
  cache.drop(['catalog'])
  expect(cache.findStale('key')).toBe(undefined)
})

test('answers count until the lease ends, and again after a late probe', async () => {
  const cache = openCache()
  const shown = (now: string) => bodyOf(cache.answer('key', async () => answerOf(now)))
  await shown('first')
  cache.nameAddress('/key', 'key')
  cache.renewLease(performance.now() + 60_000)
  expect([await shown('second'), cache.find('/key')?.status]).toEqual(['first', 200])
  cache.renewLease(performance.now() - 2_000)
  expect([cache.isUpToDate, await shown('third'), cache.find('/key')]).toEqual([false, 'third', undefined])
  cache.renewLease(performance.now() + 60_000)
  expect([cache.isUpToDate, await shown('fourth')]).toEqual([true, 'third'])
})

test('while the lease has ended, an answer from memory is neither a hit nor a miss', async () => {
  const cache = openCache()
  await cache.answer('key', async () => answerOf('first'))
  const before = readsOfAnswers()
  cache.renewLease(performance.now() - 2_000)
  await cache.answer('key', async () => answerOf('second'))
  expect(readsOfAnswers()).toEqual(before)
})

function readsOfAnswers() {
  const { hits, misses } = cacheFigures().find(({ name }) => name === 'answers')!
  return { hits, misses }
}

test('after the lease, answers are for those who are refused, until 40 s after the last probe that came back', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.advanceTimersByTime(1_000)
  const cache = openCache()
  await cache.answer('key', async () => answerOf('kept', ['catalog']))
  await cache.answer('changed', async () => answerOf('old', ['product:1']))
  cache.renewLease(performance.now())
  vi.advanceTimersByTime(30_000)
  expect([cache.isUpToDate, cache.findStale('key')?.status]).toEqual([false, 200])
  // Nobody knows when the change of a late notice was, or of one that a broken connection lost.
  cache.drop(['product:1'])
  vi.advanceTimersByTime(9_999)
  expect([cache.findStale('key')?.status, cache.findStale('changed')?.status]).toEqual([200, 200])
  cache.pause()
  expect(cache.findStale('key')?.status).toBe(200)
  vi.advanceTimersByTime(2)
  expect([cache.findStale('key'), cache.findStale('changed')]).toEqual([undefined, undefined])
})

test('after the lease, a request joins no computation that began two seconds before', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.advanceTimersByTime(1_000)
  const cache = openCache()
  const [old, fresh] = [pending(), pending()]
  const early = bodyOf(cache.answer('key', old.compute))
  vi.advanceTimersByTime(1_999)
  cache.renewLease(performance.now() - 2_000)
  const soon = bodyOf(cache.answer('key', fresh.compute))
  vi.advanceTimersByTime(1)
  const late = [1, 2].map(() => bodyOf(cache.answer('key', fresh.compute)))
  old.resolve(answerOf('old'))
  fresh.resolve(answerOf('new'))
  expect(await Promise.all([early, soon, ...late])).toEqual(['old', 'old', 'new', 'new'])
  expect(fresh.calls()).toBe(1)
})

test('a computation that a newer one overtook is not remembered', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.advanceTimersByTime(1_000)
  const cache = openCache()
  const old = pending()
  const early = bodyOf(cache.answer('key', old.compute))
  vi.advanceTimersByTime(2_000)
  cache.renewLease(performance.now() - 2_000)
  expect(await bodyOf(cache.answer('key', async () => answerOf('new', ['catalog'])))).toBe('new')
  cache.drop(['catalog'])
  old.resolve(answerOf('old', ['catalog']))
  expect(await early).toBe('old')
  cache.renewLease(performance.now())
  expect(await bodyOf(cache.answer('key', async () => answerOf('newest', ['catalog'])))).toBe('newest')
})
