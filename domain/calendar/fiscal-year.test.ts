import { expect, test } from 'vitest'
import { bikramSambatYears } from './bikram-sambat-years.ts'
import { fiscalYearOf, toBikramSambat } from './bikram-sambat.ts'

test.each([
  ['2026-07-16', '2082/83'], // the last of Ashadh
  ['2026-07-17', '2083/84'], // 1 Shrawan
  ['2026-11-21', '2083/84'],
  ['2027-04-13', '2083/84'],
  ['2026-04-14', '2082/83'], // 1 Baisakh: the year is new, the fiscal year is not
])('%s is in the fiscal year %s', (day, fiscalYear) => {
  expect(fiscalYearOf(toBikramSambat(day, bikramSambatYears))).toBe(fiscalYear)
})

test('a century is written with two digits', () => {
  expect(fiscalYearOf({ year: 2099, month: 4, day: 1 })).toBe('2099/00')
})
