import { expect, test } from 'vitest'
import { nepalInstant } from '../nepal-time.ts'
import { isQuietHour } from './notices.ts'

test.each([
  ['00:00', true],
  ['07:59', true],
  ['08:00', false],
  ['14:30', false],
  ['20:59', false],
  ['21:00', true],
  ['23:59', true],
])('at %s in Nepal the shop is quiet: %s', (time, isQuiet) => {
  expect(isQuietHour(nepalInstant('2026-11-25', time))).toBe(isQuiet)
})
