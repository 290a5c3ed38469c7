import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromNepalClock, toNepalClock } from './nepal-time.ts'

test('half past ten in Nepal is a quarter to five in Greenwich', () => {
  expect(fromNepalClock('2026-11-22T10:30')).toBe('2026-11-22T04:45:00.000Z')
  expect(toNepalClock('2026-11-22T04:45:00.000Z')).toBe('2026-11-22T10:30')
})

test('an evening in Greenwich is the next day in Nepal', () => {
  expect(toNepalClock('2026-12-31T18:15:00Z')).toBe('2027-01-01T00:00')
})

test('no instant is an empty field, and a field half filled in is no instant', () => {
  expect([toNepalClock(null), toNepalClock(undefined), toNepalClock('soon')]).toEqual(['', '', ''])
  expect([fromNepalClock(''), fromNepalClock('2026-11-')]).toEqual([null, null])
})

test('every minute comes back as it went', () => {
  const minutes = fc.integer({ min: 0, max: 60_000_000 }).map((minute) => new Date(minute * 60_000).toISOString())
  fc.assert(fc.property(minutes, (instant) => fromNepalClock(toNepalClock(instant)) === instant))
})
