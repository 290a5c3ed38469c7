import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromNepalClock, toNepalClock } from './nepal-time.ts'

test('10:30 in Nepal is 04:45 UTC', () => {
  expect(fromNepalClock('2026-11-22T10:30')).toBe('2026-11-22T04:45:00.000Z')
  expect(toNepalClock('2026-11-22T04:45:00.000Z')).toBe('2026-11-22T10:30')
})

test('18:15 UTC is midnight of the next day in Nepal', () => {
  expect(toNepalClock('2026-12-31T18:15:00Z')).toBe('2027-01-01T00:00')
})

test('no instant is an empty field, and an incomplete field is no instant', () => {
  expect([toNepalClock(null), toNepalClock(undefined), toNepalClock('soon')]).toEqual(['', '', ''])
  expect([fromNepalClock(''), fromNepalClock('2026-11-')]).toEqual([null, null])
})

test('every minute survives the round trip', () => {
  const minutes = fc.integer({ min: 0, max: 60_000_000 }).map((minute) => new Date(minute * 60_000).toISOString())
  fc.assert(fc.property(minutes, (instant) => fromNepalClock(toNepalClock(instant)) === instant))
})
