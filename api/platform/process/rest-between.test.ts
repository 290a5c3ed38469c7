import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restBetween } from './rest-between.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

test('the next piece of work of a key waits as long as the last one took; another key does not', async () => {
  const inTurn = restBetween({ mostWaiting: 5 })
  const begun: string[] = []
  const work = (name: string, ms: number) => () => {
    begun.push(`${name} at ${Date.now() - start}`)
    return after(ms)
  }
  const start = Date.now()
  void inTurn('a', work('a1', 50))
  void inTurn('a', work('a2', 2_000))
  void inTurn('a', work('a3', 1))
  await vi.advanceTimersByTimeAsync(60)
  void inTurn('b', work('b1', 10))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(begun).toEqual(['a1 at 0', 'b1 at 60', 'a2 at 100', 'a3 at 2350'])
})

test('work that fails rests, too, and then gives its turn back', async () => {
  const inTurn = restBetween({ mostWaiting: 5 })
  await expect(inTurn('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  const next = inTurn('a', async () => 'next')
  await vi.advanceTimersByTimeAsync(1)
  await expect(next).resolves.toBe('next')
})

test('who waits too long is refused, and keeps nobody else waiting', async () => {
  const inTurn = restBetween({ mostWaiting: 1 })
  const patience = new AbortController()
  void inTurn('a', () => after(100))
  const refused = inTurn('a', async () => 'late', patience.signal)
  patience.abort()
  await expect(refused).rejects.toMatchObject({ code: 'unavailable' })
  const next = inTurn('a', async () => 'next')
  await vi.advanceTimersByTimeAsync(200)
  await expect(next).resolves.toBe('next')
})

test('beyond the queue of a key is a refusal', async () => {
  const inTurn = restBetween({ mostWaiting: 1 })
  void inTurn('a', () => after(10))
  void inTurn('a', () => after(10))
  await expect(inTurn('a', () => after(10))).rejects.toMatchObject({ code: 'unavailable' })
  await expect(inTurn('b', async () => 1)).resolves.toBe(1)
})
