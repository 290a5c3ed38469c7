import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nepaliFormats } from '../language/nepali-formats.ts'
import { parseTypedBirthDate } from './typed-birth-date.ts'

test.each([
  '14 April 1996',
  '14 april 1996',
  '14 Apr 1996',
  '14-Apr-1996',
  '14 Apr. 1996',
  '14April 1996',
  'April 14, 1996',
  'Apr 14 1996',
  '14/04/1996',
  '14/4/1996',
  '14.04.1996',
  '14 - 4 - 1996',
  '1996-04-14',
  '1996/4/14',
  '  14 April 1996 ',
  '१४ April १९९६',
  '१४/०४/१९९६',
  '१९९६-०४-१४',
])('%s is 14 April 1996', (typed) => {
  expect(parseTypedBirthDate(typed)).toBe('1996-04-14')
})

test.each(['सन् १९९६ अप्रिल १४', '१४ अप्रिल १९९६', '14 अप्रिल 1996', '14 April 1996', '१४/४/१९९६'])(
  '%s is 14 April 1996 on a Nepali page',
  (typed) => expect(parseTypedBirthDate(typed, nepaliFormats)).toBe('1996-04-14'),
)

test('each day a Nepali page writes, it reads', () => {
  for (let month = 1; month <= 12; month += 1) {
    const day = `1996-${String(month).padStart(2, '0')}-09`
    expect(parseTypedBirthDate(nepaliFormats.date(day), nepaliFormats)).toBe(day)
  }
})

test.each([
  ['', 'nothing'],
  ['14', 'a day alone'],
  ['April 1996', 'no day'],
  ['14 April 14 1996', 'two days'],
  ['14/04/96', 'a year of two digits could be of two centuries'],
  ['04/14/1996', 'the month first'],
  ['31 April 1996', 'a day that April lacks'],
  ['0 April 1996', 'no day of the calendar'],
  ['14 Ap 1996', 'two letters of a month'],
  ['14 Aprill 1996', 'no month'],
  ['33 वैशाख 2053', 'a day that Baisakh lacks'],
  ['14 April 1996 AD', 'something behind it'],
])('%j is no day: %s', (typed) => {
  expect(parseTypedBirthDate(typed)).toBeNull()
})

test('a date of Bikram Sambat is the day it fell on', () => {
  expect(parseTypedBirthDate('14 वैशाख 2053')).toBe('1996-04-26')
  expect(parseTypedBirthDate('२०५३-०१-१४', nepaliFormats)).toBe('1996-04-26')
})

test('a day reads as itself however it is written', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (instant) => {
      const iso = instant.toISOString().slice(0, 10)
      const [year, month, day] = iso.split('-')
      const name = instant.toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' })
      for (const typed of [
        iso,
        `${day}/${month}/${year}`,
        `${Number(day)} ${name} ${year}`,
        `${name} ${day}, ${year}`,
      ]) {
        expect(parseTypedBirthDate(typed, undefined, instant)).toBe(iso)
      }
    }),
  )
})
