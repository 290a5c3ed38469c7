import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const headings = ['Date', 'Particulars', 'Debit', 'Credit']
const rowsOf = (text: string) => Array.fromAsync(readCsv(Buffer.from(text)))

test.each([
  ['semicolons', ';'],
  ['tabs', '\t'],
])('a name with commas above the headings does not hide %s', async (_, sign) => {
  const row = ['2026-11-20', 'SITA', '', '5,000']
  const above = 'Kastha Furniture Pvt. Ltd., Ward 8, Pokhara, Gandaki, Nepal'
  const [first, second, third] = await rowsOf([above, headings.join(sign), row.join(sign)].join('\n'))
  expect(first).toEqual([above])
  expect([second, third]).toEqual([headings, row])
})

test('commas in amounts hide no semicolons', async () => {
  const row = ['2026-11-20', 'SITA', '12,34,56,789.00', '1,23,45,678.00']
  expect(await rowsOf([headings, row, row].map((cells) => cells.join(';')).join('\n'))).toEqual([headings, row, row])
})

test('semicolons in a cell hide no commas', async () => {
  const row = ['2026-11-20', '"a;b;c;d;e"', '', '"1,000"']
  const read = ['2026-11-20', 'a;b;c;d;e', '', '1,000']
  expect(await rowsOf([headings, row, row].map((cells) => cells.join(',')).join('\n'))).toEqual([headings, read, read])
})

test.each([
  ['one column', 'name\nSofa\n', [['name'], ['Sofa']]],
  ['headings alone', 'name;price', [['name', 'price']]],
  [
    'a quotation mark before each sign',
    '"a, b";"c, d"\n1;2',
    [
      ['a, b', 'c, d'],
      ['1', '2'],
    ],
  ],
])('a file of %s is read', async (_, text, rows) => {
  expect(await rowsOf(text)).toEqual(rows)
})
