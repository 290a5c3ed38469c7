import { expect, test } from 'vitest'
import { daysIn, lastDays, periodBefore } from './periods.ts'

test('a period ends today, and the one before it ends where it begins', () => {
  const week = lastDays(7, '2026-12-03')
  expect(week).toEqual({ from: '2026-11-27', until: '2026-12-03' })
  expect(periodBefore(week)).toEqual({ from: '2026-11-20', until: '2026-11-26' })
})

test('a day alone is compared with the day before, also across a leap day', () => {
  const day = lastDays(1, '2028-03-01')
  expect([daysIn(day), periodBefore(day)]).toEqual([1, { from: '2028-02-29', until: '2028-02-29' }])
  expect(daysIn({ from: '2028-02-01', until: '2028-03-01' })).toBe(30)
})
