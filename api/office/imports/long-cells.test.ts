import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { whole } from '#domain/imports/import-cells.ts'
import { xlsxOf } from '../../platform/exports/xlsx.ts'
import { readTable } from './read-table.ts'

const long = 'Rs '.repeat(10_000)

async function* fiftyRows() {
  for (let row = 0; row < 50; row += 1) yield ['x'.repeat(1_000)]
}

test.for(['products', 'sets'] as const)('a cell of %s that is longer than any description is named', async (kind) => {
  const heading = kind === 'sets' ? 'set' : 'name'
  const { problems } = await readTable(Buffer.from(`${heading}\nSofa\n${long}\n`), kind)
  const most = kind === 'sets' ? 1_000 : 20_000
  expect(problems).toEqual([{ row: 3, column: '', message: `A cell has more than ${most} characters` }])
})

test('a long cell of a statement is cut', async () => {
  const { rows, problems } = await readTable(Buffer.from(`Date,Amount\n2026-11-24,${long}\n`), 'statement')
  expect(rows[1]).toEqual({ 0: '2026-11-24', 1: long.slice(0, 1_000), row: '2' })
  expect(problems).toEqual([])
})

test('cells that hold too much text together are refused, however small the file', async () => {
  const workbook = Buffer.concat(await Array.fromAsync(xlsxOf(fiftyRows())))
  expect(workbook.length).toBeLessThan(10_000)
  await expect(readTable(workbook, 'statement', { mostCharacters: 49_999 })).rejects.toMatchObject({
    code: 'too_large',
    message: 'The file holds too much text. Please split it.',
  })
  expect((await readTable(workbook, 'statement', { mostCharacters: 50_000 })).rows).toHaveLength(50)
})

test('a text with accents piled up on a letter is no text', async () => {
  const read = async (count: number) => readTable(Buffer.from(`name\na${'\u0316'.repeat(count)}\nSofa\n`))
  expect((await read(31)).problems).toEqual([
    { row: 2, column: '', message: 'A cell has too many accents on one letter' },
  ])
  expect((await read(30)).problems).toEqual([])
})

// In the thread of a large file: the rows of a small one that share long texts would keep everybody waiting.
test('letters and their accents are one character once the file is read', async () => {
  const { rows } = await readTable(Buffer.from('name,name_ne\nCafe\u0301,काष्ठको ओछ्यान\n'))
  expect(rows).toEqual([{ name: 'Caf\u00e9', name_ne: 'काष्ठको ओछ्यान', row: '2' }])
})

test.each(['५'.repeat(61), `1${','.repeat(60)}999`])('a number longer than any is none: %s', (typed) => {
  expect(whole(1, 9_999)(typed)).toEqual({ problem: 'Must be a whole number' })
})
