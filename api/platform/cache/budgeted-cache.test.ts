import { expect, test, vi } from 'vitest'
import { BudgetedCache, cacheFigures } from './budgeted-cache.ts'

function openCache({ maxBytes = 1_000, ...more }: { maxBytes?: number; keptMs?: number } = {}) {
  const left: string[] = []
  const onLeave = (_: string, key: string) => void left.push(key)
  const cache = new BudgetedCache<string>({
    name: 'texts',
    maxBytes,
    bytesOf: ({ length }) => length,
    onLeave,
    ...more,
  })
  return { cache, left }
}

function figures() {
  return cacheFigures().find(({ name }) => name === 'texts')
}

test('beyond its bytes the values used longest ago leave', () => {
  const { cache, left } = openCache()
  for (const key of ['a', 'b', 'c']) cache.set(key, 'x'.repeat(298))
  cache.get('a')
  cache.set('d', 'x'.repeat(298))
  expect(left).toEqual(['b'])
  expect(figures()).toEqual({ name: 'texts', bytes: 900, maxBytes: 1_000, entries: 3, hits: 1, misses: 0 })
})

test('a value that is larger than the cache is not kept, and pushes nothing out', () => {
  const { cache, left } = openCache()
  expect([cache.set('a', 'x'), cache.set('b', 'x'.repeat(1_001))]).toEqual([true, false])
  expect([cache.get('a'), cache.get('b'), left]).toEqual(['x', undefined, []])
})

test('the figures count what is found and what is not', () => {
  const { cache } = openCache()
  cache.set('a', 'x')
  for (const key of ['a', 'a', 'b']) cache.get(key)
  expect(figures()).toMatchObject({ hits: 2, misses: 1 })
})

test('a value stays for its time from when it was first set', () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  vi.advanceTimersByTime(5_000)
  const { cache } = openCache({ keptMs: 1_000 })
  cache.set('a', 'x')
  vi.advanceTimersByTime(600)
  cache.set('a', 'y')
  expect([cache.get('a'), cache.msLeft('a')]).toEqual(['y', 400])
  vi.advanceTimersByTime(401)
  expect(cache.get('a')).toBe(undefined)
  vi.useRealTimers()
})
