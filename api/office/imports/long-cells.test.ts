import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { text } from '#domain/imports/import-cells.ts'
import { xlsxOf } from '../../platform/exports/xlsx.ts'
import { readTable } from './read-table.ts'

const piled = (count: number) => text(20_000)(`a${'\u0301\u0316'.repeat(count)}`)

const long = 'Rs '.repeat(10_000)

async function* fiftyRows() {
  for (let row = 0; row < 50; row += 1) yield ['x'.repeat(1_000)]
}

test.for(['products', 'sets'] as const)('a cell of %s that is longer than any description is named', async (kind) => {
  const { problems } = await readTable(Buffer.from(`name\nSofa\n${long}\n`), kind)
  expect(problems).toContainEqual({ row: 3, column: '', message: 'A cell has more than 20000 characters' })
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

test('a text with accents piled up on a letter is no text', () => {
  expect(piled(16)).toEqual({ problem: 'Has too many accents on one letter' })
  expect(piled(15)).toHaveProperty('value')
  expect(text(20)('काष्ठको ओछ्यान')).toEqual({ value: 'काष्ठको ओछ्यान' })
})
