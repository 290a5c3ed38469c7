import { expect, test } from 'vitest'
import { isSlotOver } from './delivery-slots.ts'

test.each([
  ['2026-11-22T12:59:59+05:45', false],
  ['2026-11-22T13:00:00+05:45', true],
  ['2026-11-21T23:59:59+05:45', false],
  ['2026-11-23T00:00:00+05:45', true],
])('at %s it is said of the morning of 22 November that it is over: %s', (now, isOver) => {
  expect(isSlotOver('2026-11-22', 'morning', new Date(now))).toBe(isOver)
})
