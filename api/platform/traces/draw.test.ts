import { expect, onTestFinished, test, vi } from 'vitest'
import { drawAtMost } from './draw.ts'

function drawn(isDrawn: () => boolean, times: number): number {
  return Array.from({ length: times }, isDrawn).filter(Boolean).length
}

test('a share is drawn, but no more than five in a second', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const isDrawn = drawAtMost(0.5)
  expect(drawn(isDrawn, 1_000)).toBe(5)
  vi.advanceTimersByTime(1_000)
  expect(drawn(isDrawn, 1_000)).toBe(5)
})

test.for([
  [0, 0],
  [1, 1_000],
])('with a share of %d, %d of 1,000 are drawn', ([share, expected]) => {
  expect(drawn(drawAtMost(share!), 1_000)).toBe(expected)
})
