import { expect, onTestFinished, test, vi } from 'vitest'
import { goesFirst } from './goes-first.ts'
import { onceUsed } from './once-used.ts'

test('what a visitor asks for goes before what may be wanted later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const later = vi.fn<() => void>()
  const gone = new AbortController()
  onTestFinished(() => gone.abort())
  onceUsed(later, gone.signal)
  dispatchEvent(new PointerEvent('pointerdown'))
  const adding = Promise.withResolvers<void>()
  const work = goesFirst(adding.promise)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(later).not.toHaveBeenCalled()
  adding.resolve()
  await work
  await expect.poll(() => later.mock.calls.length).toBe(1)
})

test('what failed is waited for no longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const later = vi.fn<() => void>()
  onceUsed(later, new AbortController().signal)
  dispatchEvent(new PointerEvent('pointerdown'))
  await expect(goesFirst(Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(later).toHaveBeenCalledTimes(1)
})

test('work that may never end is waited for ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const later = vi.fn<() => void>()
  onceUsed(later, new AbortController().signal)
  dispatchEvent(new PointerEvent('pointerdown'))
  void goesFirst(new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(9_000)
  expect(later).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(later).toHaveBeenCalledTimes(1)
})
