import { expect, test } from 'vitest'
import { dayAfter, endOfNepalDay, inNepal, nepalDay, nepalInstant } from './nepal-time.ts'

test.each([
  ['2026-11-23T18:14:59Z', '2026-11-23'],
  ['2026-11-23T18:15:00Z', '2026-11-24'],
  ['2026-12-31T18:15:00Z', '2027-01-01'],
])('at %s it is %s in Nepal', (at, day) => {
  expect(nepalDay(new Date(at))).toBe(day)
})

test('a day in Nepal begins and ends at 18:15 UTC', () => {
  expect(nepalInstant('2026-11-24')).toEqual(new Date('2026-11-23T18:15:00Z'))
  expect(endOfNepalDay('2026-11-24')).toEqual(new Date('2026-11-24T18:15:00Z'))
})

test('noon in Nepal is 06:15 UTC, and is read back', () => {
  const noon = nepalInstant('2026-11-24', '12:00')
  expect(noon).toEqual(new Date('2026-11-24T06:15:00Z'))
  expect(inNepal(noon)).toEqual(new Date('2026-11-24T12:00:00Z'))
})

test('what is no time is no instant', () => {
  expect(nepalInstant('tomorrow').getTime()).toBeNaN()
})

test.each([
  ['2026-11-24', 7, '2026-12-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2026-11-24', 0, '2026-11-24'],
])('the day %s and %i more is %s', (day, count, after) => {
  expect(dayAfter(day, count)).toBe(after)
})
