import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toBikramSambat, bikramSambatText } from '../calendar/bikram-sambat.ts'
import { bikramSambatYears } from '../calendar/bikram-sambat-years.ts'
import { devanagariDigits } from '../text.ts'
import { groupLakhs } from '../money.ts'
import { readStatement } from './read-statement.ts'
import { readDay, readPaisa } from './statement-cells.ts'
import { columnsProblem, guessColumns } from './statement-columns.ts'

test.each([
  ['2026-11-24', '2026-11-24'],
  ['2026-11-24 14:33:12', '2026-11-24'],
  ['2026-11-24T14:33', '2026-11-24'],
  ['24/11/2026', '2026-11-24'],
  ['05-08-2026', '2026-08-05'],
  ['24-Nov-2026', '2026-11-24'],
  ['24 November 2026', '2026-11-24'],
  ['२०२६-११-२४', '2026-11-24'],
  ['2083-08-05', '2026-11-21'],
  ['2083.08.05', '2026-11-21'],
  ['05/08/2083', '2026-11-21'],
  ['२०८३/०८/०५', '2026-11-21'],
])('the date %s is %s', (cell, day) => {
  expect(readDay(cell, bikramSambatYears)).toEqual({ value: day })
})

test.each(['', '11/24/2026', '2026-02-30', '2083-08-33', '2099-01-01', '24/11/26', '46350', '1999-01-01', 'yesterday'])(
  'the date “%s” is refused',
  (cell) => {
    expect(readDay(cell, bikramSambatYears)).toHaveProperty('problem')
  },
)

test('each day of the calendar is read back from Bikram Sambat', () => {
  const days = fc.date({ min: new Date('2013-04-14'), max: new Date('2026-11-26'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (at) => {
      const day = at.toISOString().slice(0, 10)
      const written = bikramSambatText(toBikramSambat(day, bikramSambatYears))
      expect(readDay(devanagariDigits(written), bikramSambatYears)).toEqual({ value: day })
    }),
  )
})

test.each([
  ['1,23,456.50', 12_345_650],
  ['123,456.5', 12_345_650],
  ['Rs. 500', 50_000],
  ['NPR 500', 50_000],
  ['रु. १,२३४', 123_400],
  ['-500', -50_000],
  ['Rs -500', -50_000],
  ['- Rs 500', -50_000],
  ['−500', -50_000],
  ['(500.00)', -50_000],
  ['500 Dr', -50_000],
  ['-500 Dr', -50_000],
  ['500.00 CR.', 50_000],
  ['0.05', 5],
  ['100.0000', 10_000],
  ['', null],
  ['-', null],
  ['0.00', 0],
] as const)('the amount “%s” is %s paisa', (cell, paisa) => {
  expect(readPaisa(cell)).toEqual({ value: paisa })
})

test.each(['1.234,50', '1,5', '12.345', '1e9', '=1+1', 'NaN', '99999999999', '5 000', '٣'])(
  'the amount “%s” is refused',
  (cell) => {
    expect(readPaisa(cell)).toHaveProperty('problem')
  },
)

test('an amount is read back from the way Nepal writes it, in both digits and signs', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), fc.boolean(), fc.boolean(), (paisa, isDebit, isNepali) => {
      const text = `${isDebit ? '-' : ''}${groupLakhs(Math.trunc(paisa / 100))}.${String(paisa % 100).padStart(2, '0')}`
      expect(readPaisa(isNepali ? devanagariDigits(text) : text)).toEqual({ value: isDebit ? -paisa : paisa })
    }),
  )
})

test('no cell makes reading fail, whatever it holds', () => {
  const hostile = fc.string({ unit: fc.constantFrom(...'0129-+.,()/ RsDr=रु०९\u0000\u202e\ud83d'), maxLength: 40 })
  fc.assert(
    fc.property(hostile, (cell) => {
      expect(Object.keys(readPaisa(cell))).toHaveLength(1)
      expect(Object.keys(readDay(cell, bikramSambatYears))).toHaveLength(1)
    }),
  )
})

describe('columns', () => {
  test.each([
    [
      ['S.N.', 'Txn Date', 'Value Date', 'Description', 'Debit', 'Credit', 'Balance'],
      { date: 'Txn Date', description: 'Description', debit: 'Debit', credit: 'Credit' },
    ],
    [
      ['Transaction Code', 'Date', 'Amount', 'Remarks'],
      { reference: 'Transaction Code', date: 'Date', amount: 'Amount', description: 'Remarks' },
    ],
    [['मिति', 'विवरण', 'रकम'], { date: 'मिति', description: 'विवरण', amount: 'रकम' }],
    [['मिति', 'जम्मा', 'खर्च'], { date: 'मिति', credit: 'जम्मा', debit: 'खर्च' }],
  ])('%j are guessed', (headings, columns) => {
    expect(guessColumns(headings)).toEqual(columns)
  })

  test.each([
    [{}, 'date'],
    [{ date: 'Date' }, 'amount'],
    [{ date: 'Date', amount: 'A', credit: 'B' }, 'amount'],
    [{ date: 'Date', credit: 'Date' }, 'credit'],
  ])('%j cannot be read', (columns, field) => {
    expect(columnsProblem(columns)?.field).toBe(field)
  })
})

test('lines are read below a bank’s own rows, and each bad row is named', () => {
  const rows = [
    ['Himal Bank'],
    ['Account', '0123'],
    ['Date', 'Particulars', 'Debit', 'Credit'],
    ['2026-11-20', 'Rent\u202e', '1,000.00', ''],
    ['2026-11-21', 'KA-261121-7F3K9QXM', '', '5,000.50'],
    ['2026-11-21', 'nothing', '', '0'],
    ['Total', '', '1000', '5000.50'],
    ['2026-11-22', 'both', '1', '2'],
    ['2026-11-22', 'odd', '', '5k'],
    ['', 'no date', '', '5'],
    ['2026-12-02', 'to come', '', '5'],
    ['24/11/2069', 'a typing error', '', '5'],
  ].map((cells, at) => ({ number: at + 1, cells }))
  const days = { years: bikramSambatYears, lastDay: '2026-12-01' }
  const columns = { date: 'Date', description: 'Particulars', debit: 'Debit', credit: 'Credit' }
  expect(readAtOnce(rows, columns, days).statement).toEqual({
    lines: [
      { day: '2026-11-20', paisa: -100_000, reference: '', description: 'Rent' },
      { day: '2026-11-21', paisa: 500_050, reference: '', description: 'KA-261121-7F3K9QXM' },
    ],
    problems: [
      { row: 6, problem: 'Has no amount' },
      { row: 7, problem: expect.stringContaining('“Total”') },
      { row: 8, problem: 'Has both a credit and a debit' },
      { row: 9, problem: expect.stringContaining('“5k”') },
      { row: 10, problem: 'Has no date' },
      { row: 11, problem: '“2026-12-02”: Is a day to come' },
      { row: 12, problem: '“24/11/2069”: Is a day to come' },
    ],
  })
  expect(readAtOnce(rows, { date: 'Day', amount: 'Sum' }, days).statement).toBeNull()
})

test('a long statement lets others be answered after each hundred rows', () => {
  const line = { number: 2, cells: ['2026-11-20', '5'] }
  const rows = [{ number: 1, cells: ['Date', 'Amount'] }, ...Array.from({ length: 1_000 }, () => line)]
  const days = { years: bikramSambatYears, lastDay: '2026-12-01' }
  const { statement, pauses } = readAtOnce(rows, { date: 'Date', amount: 'Amount' }, days)
  expect([statement?.lines.length, pauses]).toEqual([1_000, 9])
})

function readAtOnce(...given: Parameters<typeof readStatement>) {
  const steps = readStatement(...given)
  for (let pauses = 0; ; pauses += 1) {
    const step = steps.next()
    if (step.done) return { statement: step.value, pauses }
  }
}
