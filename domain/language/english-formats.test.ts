import { expect, test } from 'vitest'
import { englishFormats } from './english-formats.ts'

const { clock, date, discount, number, rating, shortDate, shortDay, time, weekday } = englishFormats

test.each([
  ['+97715550123', '01-5550123'],
  ['+97761550125', '061-550125'],
  ['+97711620000', '011-620000'],
  ['+9779812345678', '9812345678'],
  ['+4930123456', '+4930123456'],
  ['112', '112'],
])('%s is written %s', (phone, written) => {
  expect(englishFormats.phone(phone)).toBe(written)
})

test('figures are grouped by lakh, ratings and discounts have one decimal', () => {
  expect(number(1_25_000)).toBe('1,25,000')
  expect(rating(4)).toBe('4.0')
  expect(discount(12.1)).toBe('−12.1%')
})

test('a day is Nepal’s, not the server’s', () => {
  expect(date('2026-03-04T20:00:00Z')).toBe('5 March 2026')
})

test('an instant in short is Nepal’s day and hour', () => {
  expect(shortDate('2026-11-20T18:20:00Z')).toBe('21 Nov 2026')
  expect(time('2026-11-20T18:20:00Z')).toBe('00:05')
  expect(time('2026-11-20T10:57:00Z')).toBe('16:42')
})

test('a day in short has its weekday, and its month unless that is said already', () => {
  expect(shortDay('2026-11-24')).toBe('Tue 24 Nov')
  expect(shortDay('2027-01-03')).toBe('Sun 3 Jan')
  expect(shortDay('2026-11-24', { month: false })).toBe('Tue 24')
})

test('opening hours are short', () => {
  expect([weekday(0), clock('09:00'), clock('17:30'), clock('12:00')]).toEqual(['Sun', '9', '5:30', '12'])
})

test.each([
  ['2026-03-04T11:59:30Z', 'now'],
  ['2026-03-04T12:00:30Z', 'now'], // the server's clock is ahead
  ['2026-03-04T11:59:00Z', '1 minute ago'],
  ['2026-03-04T10:01:00Z', '1 hour ago'],
  ['2026-03-03T12:00:00Z', 'yesterday'],
  ['2026-02-25T12:00:00Z', '7 days ago'],
  ['2026-01-15T12:00:00Z', 'last month'],
  ['2024-01-15T12:00:00Z', '2 years ago'],
])('%s was %s', (instant, ago) => {
  expect(englishFormats.ago(instant, new Date('2026-03-04T12:00:00Z'))).toBe(ago)
})
