import { expect, test } from 'vitest'
import { nextRatio } from './pace.ts'

test.each([
  ['stays after a quick frame', 2, 16, 2],
  ['falls after a slow one', 2, 60, 1.6],
  ['never falls below three quarters', 0.8, 60, 0.75],
  ['stays after a pause, in which the page did something else', 2, 5000, 2],
])('the resolution %s', (_case, ratio, frameMs, next) => {
  expect(nextRatio(ratio, frameMs)).toBeCloseTo(next, 9)
})
