import { expect, test } from 'vitest'
import { bikramSambatYears } from '../calendar/bikram-sambat-years.ts'
import { pastBikramSambat, pastDay } from '../calendar/past-years.ts'
import { parseBikramSambatBirthDate } from './bikram-sambat-birth-date.ts'

const now = new Date('2026-11-25T06:00:00Z')

test.each([
  ['2052-12-28', '1996-04-10'],
  ['2053/1/1', '1996-04-13'],
  ['1/1/2053', '1996-04-13'],
  ['२०५३-०१-०२', '1996-04-14'],
  ['28 Chaitra 2052', '1996-04-10'],
  ['2052 chait 28', '1996-04-10'],
  ['२०५२ चैत २८', '1996-04-10'],
  ['वि.सं. २०५३-०१-०२', '1996-04-14'],
  ['2015/1/9 BS', '1958-04-21'],
  ['BS 1978-01-01', '1921-04-13'],
  // No such day, or beyond the tables.
  ['2052-13-01', null],
  ['2052-01-33', null],
  ['2070-01-01', null],
  ['1977-12-30 BS', null],
  // Gregorian dates, and what is no date.
  ['1996-04-14', undefined],
  ['14/4/1996', undefined],
  ['14 April 1996', undefined],
  ['2015/1/9', undefined],
  ['2026-04-14', undefined],
  ['', undefined],
  ['2052', undefined],
  ['2052-12', undefined],
  ['chaitra', undefined],
])('%j is %j', (typed, day) => {
  expect(parseBikramSambatBirthDate(typed, now)).toBe(day)
})

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => first + index)

test('each day since 1978 has one name, up to the calendar of the shop', () => {
  const found = upTo(2069, 1978).flatMap((year) =>
    upTo(12).flatMap((month) => upTo(33).flatMap((day) => pastDay({ year, month, day }) ?? [])),
  )
  expect(found[0]).toBe('1921-04-13')
  expect(
    found.every((day, index) => index === 0 || Date.parse(day) - Date.parse(found[index - 1]!) === 86_400_000),
  ).toBe(true)
  expect(Date.parse(bikramSambatYears[0].startsOn) - Date.parse(found.at(-1)!)).toBe(86_400_000)
})

test('the first and last days of each month since 1978 are named back as they were found, and no day outside', () => {
  const days = upTo(2069, 1978).flatMap((year) =>
    upTo(12).flatMap((month) => [1, 29, 30, 31, 32].map((day) => ({ year, month, day }))),
  )
  const known = days.filter((day) => pastDay(day) !== null)
  expect(known.map((day) => pastBikramSambat(pastDay(day)!))).toEqual(known)
  expect(pastBikramSambat('1921-04-12')).toBeNull()
  expect(pastBikramSambat(bikramSambatYears[0].startsOn)).toBeNull()
})
