import { expect, onTestFinished, test, vi } from 'vitest'
import { currentCaller, onBehalfOf } from '../process/on-behalf-of.ts'
import { AnswerCache } from './answer-cache.ts'
import { DataMemory } from './data-memory.ts'

const current = { isCurrent: () => true, tags: ['catalog'] }
const ofKey = { isCurrent: () => true, tagsOf: (text: string) => [text] }

function openMemory(maxBytes = 1_000) {
  const answers = new AnswerCache()
  answers.resume()
  return {
    answers,
    memory: new DataMemory<string>(answers, { name: 'texts', maxBytes, bytesOf: ({ length }) => length }),
  }
}

/** Returns a read that the test ends. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let calls = 0
  return { resolve, reject, calls: () => calls, read: () => ((calls += 1), promise) }
}

async function keep(memory: DataMemory<string>, ...texts: string[]) {
  await memory.read(ofKey, async () => new Map(texts.map((text) => [text, text])))
}

test('data is remembered until one of its tags is dropped', async () => {
  const { answers, memory } = openMemory()
  await keep(memory, 'product:1', 'product:2')
  answers.drop(['product:1'])
  expect([memory.get('product:1'), memory.get('product:2')]).toEqual([undefined, 'product:2'])
  answers.drop(['all'])
  expect(memory.get('product:2')).toBe(undefined)
})

test('data counts until the lease of the answers ends, and again after a late probe', async () => {
  const { answers, memory } = openMemory()
  await keep(memory, 'product:1')
  answers.renewLease(performance.now() - 2_000)
  expect(memory.get('product:1')).toBe(undefined)
  expect(await memory.share('product:1', current, async () => 'read anew')).toBe('read anew')
  answers.renewLease(performance.now() + 60_000)
  expect(memory.get('product:1')).toBe('read anew')
})

test('data that changed while it was read is returned, but not remembered', async () => {
  const { answers, memory } = openMemory()
  const read = async () => {
    answers.drop(['product:1'])
    return new Map(['product:1', 'product:2'].map((text) => [text, text]))
  }
  expect((await memory.read(ofKey, read)).get('product:1')).toBe('product:1')
  expect([memory.get('product:1'), memory.get('product:2')]).toEqual([undefined, 'product:2'])
})

test('so is everything if too many tags were dropped meanwhile', async () => {
  const { answers, memory } = openMemory()
  await memory.read(ofKey, async () => {
    for (let id = 0; id <= 10_000; id += 1) answers.drop([`other:${id}`])
    return new Map([['product:1', 'product:1']])
  })
  expect(memory.get('product:1')).toBe(undefined)
})

test('shared data is read in the place of no network', async () => {
  const { memory } = openMemory()
  const read = () => memory.share('total', current, async () => currentCaller())
  expect(await onBehalfOf(() => '198.51.100.7', read)).toBe('shop')
})

test('data of a replica that lacks an announced change is not remembered, and not shared', async () => {
  const { memory } = openMemory()
  const onReplica = pending()
  const first = memory.share('total', { ...current, isCurrent: () => false }, onReplica.read)
  const second = memory.share('total', current, async () => 'from the primary')
  onReplica.resolve('from the replica')
  expect(await Promise.all([first, second])).toEqual(['from the replica', 'from the primary'])
  expect(memory.get('total')).toBe('from the primary')
  await memory.read({ ...ofKey, isCurrent: () => false }, async () => new Map([['product:1', 'product:1']]))
  expect(memory.get('product:1')).toBe(undefined)
})

test('concurrent requests for missing data read it once', async () => {
  const { memory } = openMemory()
  const slow = pending()
  const all = [1, 2, 3].map(() => memory.share('total', current, slow.read))
  slow.resolve('12')
  expect(await Promise.all(all)).toEqual(['12', '12', '12'])
  expect(slow.calls()).toBe(1)
})

test('a request after a change does not get data read before it', async () => {
  const { answers, memory } = openMemory()
  const old = pending()
  const early = memory.share('total', current, old.read)
  answers.drop(['catalog'])
  const late = memory.share('total', current, async () => 'new')
  old.resolve('old')
  expect(await Promise.all([early, late])).toEqual(['old', 'new'])
  expect(memory.get('total')).toBe('new')
})

test('after the lease, a request joins no read that began two seconds before', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { answers, memory } = openMemory()
  const [old, fresh] = [pending(), pending()]
  const early = memory.share('total', current, old.read)
  vi.advanceTimersByTime(1_999)
  answers.renewLease(performance.now() - 2_000)
  const soon = memory.share('total', current, fresh.read)
  vi.advanceTimersByTime(1)
  const late = [1, 2].map(() => memory.share('total', current, fresh.read))
  old.resolve('old')
  fresh.resolve('new')
  expect(await Promise.all([early, soon, ...late])).toEqual(['old', 'old', 'new', 'new'])
  expect(fresh.calls()).toBe(1)
})

test('an error belongs to the request that read', async () => {
  const { memory } = openMemory()
  const broken = pending()
  const first = memory.share('total', current, broken.read)
  const second = memory.share('total', current, async () => '12')
  broken.reject(new Error('out of reach'))
  await expect(first).rejects.toThrow('out of reach')
  expect(await second).toBe('12')
})

test('nothing is remembered while no notices arrive', async () => {
  const { answers, memory } = openMemory()
  await keep(memory, 'product:1')
  answers.pause()
  await keep(memory, 'product:2')
  answers.resume()
  expect([memory.get('product:1'), memory.get('product:2')]).toEqual([undefined, undefined])
})

test('what was used last stays within the limit', async () => {
  const { memory } = openMemory(100) // keys count twice: 27 bytes each
  await keep(memory, 'product:1', 'product:2', 'product:3')
  memory.get('product:1')
  await keep(memory, 'product:4')
  expect([1, 2, 3, 4].filter((id) => memory.get(`product:${id}`))).toEqual([1, 3, 4])
})
