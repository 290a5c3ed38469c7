import { expect, test } from 'vitest'
import { depositBy, depositOf, isQuoteOpen } from './custom-quote.ts'

test.each([
  [84_000, 42_000],
  [84_001, 42_001],
  [1, 1],
])('of %i the deposit is %i', (total, deposit) => {
  expect(depositOf(total)).toBe(deposit)
  expect(total - depositOf(total)).toBeLessThanOrEqual(deposit)
})

test('an offer is good until midnight in Nepal at the end of its last day', () => {
  const midnight = Date.parse('2026-11-24T18:15:00Z') // 25 November, 0:00 in Nepal
  expect(isQuoteOpen('2026-11-24', new Date(midnight - 1))).toBe(true)
  expect(isQuoteOpen('2026-11-24', new Date(midnight))).toBe(false)
})

test.each([
  ['a week, where the offer holds longer', '2026-12-31', '2026-11-28T06:00:00.000Z'],
  ['as long as the offer holds', '2026-11-24', '2026-11-24T18:15:00.000Z'],
  ['a day, where the offer ends before', '2026-11-21', '2026-11-22T06:00:00.000Z'],
])('the deposit has %s', (_name, validUntil, by) => {
  expect(depositBy(new Date('2026-11-21T06:00:00Z'), validUntil).toISOString()).toBe(by)
})
