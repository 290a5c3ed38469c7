import { expect, test } from 'vitest'
import { bikramSambatYears } from '../calendar/bikram-sambat-years.ts'
import { bikramSambatText, toBikramSambat, yearDays } from '../calendar/bikram-sambat.ts'
import { dayAfter } from '../nepal-time.ts'
import { sumOf } from '../sum.ts'
import { fiscalMonthOf, fiscalYearIn, fiscalYearName, gregorianMonthsOf } from './fiscal-months.ts'

/** Months that do not begin on the day after the one before. */
function gapsOf(months: { startsOn: string; endsOn: string }[]) {
  return months.slice(1).filter(({ startsOn }, at) => startsOn !== dayAfter(months[at]!.endsOn, 1))
}

const known = bikramSambatYears.slice(0, -1).map(({ year }) => year)

test('a fiscal year goes from Shrawan to Ashadh', () => {
  const year = fiscalYearIn(bikramSambatYears, 2082)!
  expect(year.name).toBe('2082/83')
  expect(year.months.map(({ month }) => month)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3])
  expect(year.months[0]).toEqual({
    month: 4,
    key: '2082-04',
    name: 'Shrawan 2082',
    startsOn: '2025-07-17',
    endsOn: '2025-08-16',
  })
  expect(year.months.at(-1)).toMatchObject({ key: '2083-03', name: 'Ashadh 2083', endsOn: '2026-07-16' })
})

test.for(known)('the months of %i/… are those of the calendar, without a gap', (begins) => {
  const { months } = fiscalYearIn(bikramSambatYears, begins)!
  for (const { key, startsOn, endsOn } of months) {
    expect(bikramSambatText(toBikramSambat(startsOn, bikramSambatYears))).toBe(`${key}-01`)
    expect(bikramSambatText(toBikramSambat(endsOn, bikramSambatYears)).slice(0, 7)).toBe(key)
  }
  expect(gapsOf(months)).toEqual([])
  expect(fiscalYearIn(bikramSambatYears, begins + 1)?.months[0]?.startsOn).toBe(dayAfter(months.at(-1)!.endsOn, 1))
})

test.for(known)('Gregorian months cover %i/… exactly', (begins) => {
  const year = fiscalYearIn(bikramSambatYears, begins)!
  const months = gregorianMonthsOf(year)
  expect(months).toHaveLength(13)
  expect([months[0]!.startsOn, months.at(-1)!.endsOn]).toEqual([year.months[0]!.startsOn, year.months.at(-1)!.endsOn])
  expect(gapsOf(months)).toEqual([])
})

test('the border months are named as parts, and the year changes after December', () => {
  const names = gregorianMonthsOf(fiscalYearIn(bikramSambatYears, 2082)!).map(({ name }) => name)
  expect(names[0]).toBe('Jul 2025, 17 to 31')
  expect(names.slice(5, 7)).toEqual(['Dec 2025', 'Jan 2026'])
  expect(names.at(-1)).toBe('Jul 2026, 1 to 16')
})

test.for([
  ['2026-07-16', 2082, 3],
  ['2026-07-17', 2083, 4],
  ['2026-12-31', 2083, 9],
  ['2027-01-01', 2083, 9],
  ['2027-04-13', 2083, 12],
] as const)('%s is in the fiscal year of %i, month %i', ([day, year, month]) => {
  expect(fiscalMonthOf(day, bikramSambatYears)).toEqual({ year, month })
})

test('a year whose end is not published yet has the months that are known', () => {
  const { months } = fiscalYearIn(bikramSambatYears, 2083)!
  expect(months.map(({ month }) => month)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(fiscalYearIn(bikramSambatYears, 2084)).toBeUndefined()
  expect(fiscalMonthOf('2027-04-14', bikramSambatYears)).toBeUndefined()
  const [first] = bikramSambatYears
  expect(sumOf(months, ({ startsOn, endsOn }) => (Date.parse(endsOn) - Date.parse(startsOn)) / 86_400_000 + 1)).toBe(
    yearDays(bikramSambatYears.at(-1)!.daysInMonth.slice(3)),
  )
  expect(fiscalYearIn(bikramSambatYears, first.year - 1)).toBeUndefined()
})

test('a century is written with two digits', () => {
  expect(fiscalYearName(2099)).toBe('2099/00')
})
