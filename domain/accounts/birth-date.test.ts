import fc from 'fast-check'
import { expect, test } from 'vitest'
import { birthDateProblem, dayInNepal, parseBirthDate } from './birth-date.ts'

test.each([
  ['1996-04-14', '1996-04-14', 'a day'],
  ['2000-02-29', '2000-02-29', 'a leap day'],
  ['१९९६-०४-१४', '1996-04-14', 'a day in Devanagari digits'],
  ['1996-04-14T00:00:00.000Z', '1996-04-14', 'the instant a form sends'],
  ['1996-04-13T18:20:00Z', '1996-04-14', 'still the 13th in London, the 14th in Nepal'],
  ['1996-04-14T00:00+05:45', '1996-04-14', 'Nepal’s own midnight'],
  ['1980-01-01T18:25:00Z', '1980-01-01', 'before 1986 Nepal was half an hour ahead of the hour'],
])('%s is %s: %s', (text, day) => {
  expect(parseBirthDate(text)).toBe(day)
})

test.each([
  ['', 'nothing'],
  ['1996-02-30', 'no day of the calendar'],
  ['1900-02-29', 'no leap year'],
  ['1996-13-01', 'a thirteenth month'],
  ['1996-4-14', 'a month of one digit'],
  [' 1996-04-14', 'a blank before it'],
  ['1996-04-14\n', 'a line break after it'],
  ['1996-04-14T99:00Z', 'no time of day'],
  ['1996-04-14T10:00', 'a time of nowhere'],
  ['14/04/1996', 'another form'],
  ['0050-01-01T00:00Z', 'an instant whose year has lost its noughts in Nepal'],
  ['9999-12-31T23:59Z', 'an instant whose year in Nepal has five digits'],
])('%j is none: %s', (text) => {
  expect(parseBirthDate(text)).toBeNull()
})

test.each<[string, string, string | undefined, string]>([
  ['2008-08-01', '2026-08-01', undefined, 'eighteen today'],
  ['2008-08-02', '2026-08-01', 'young', 'eighteen tomorrow'],
  ['2026-08-01', '2026-08-01', 'young', 'born today'],
  ['2026-08-02', '2026-08-01', 'birth-date', 'not born yet'],
  ['1905-08-02', '2026-08-01', undefined, 'a hundred and twenty until today'],
  ['1905-08-01', '2026-08-01', 'birth-date', 'a hundred and twenty-one today'],
  ['0000-01-01', '2026-08-01', 'birth-date', 'the first year of all'],
  ['2008-02-29', '2026-02-28', 'young', 'born on a leap day, the day before 1 March'],
  ['2008-02-29', '2026-03-01', undefined, 'born on a leap day, 1 March'],
])('born on %s, on %s: %s (%s)', (birthDate, today, problem) => {
  expect(birthDateProblem(birthDate, today)).toBe(problem)
})

test('any instant of the last 300 years is a day that itself reads as that day', () => {
  const instants = fc.date({ min: new Date('1750-01-01'), max: new Date('2049-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, (instant) => {
      const day = parseBirthDate(instant.toISOString())
      expect(day).toBe(dayInNepal(instant))
      expect(parseBirthDate(day!)).toBe(day)
    }),
  )
})

test('whatever the text, a day comes out as four, two and two digits', () => {
  const digits = fc.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ?$/)
  fc.assert(
    fc.property(fc.oneof(fc.string(), digits), (text) => {
      expect(parseBirthDate(text) ?? '1996-04-14').toMatch(/^\d{4}-\d\d-\d\d$/)
    }),
  )
})

test('somebody grows into an account once, and stays until 120', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }).map(dayInNepal)
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 130 }), (birthDate, years) => {
      const birthday = `${Number(birthDate.slice(0, 4)) + years}${birthDate.slice(4)}`
      const expected = years < 18 ? 'young' : years > 120 ? 'birth-date' : undefined
      expect(birthDateProblem(birthDate, birthday)).toBe(expected)
    }),
  )
})
