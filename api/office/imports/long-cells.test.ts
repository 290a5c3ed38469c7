import { Buffer } from 'node:buffer'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { text } from '#domain/imports/import-cells.ts'
import { fixedParts, SHEET_END, SHEET_PATH, sheetBeginning } from '../../platform/exports/xlsx-parts.ts'
import { readTable } from './read-table.ts'

const piled = (count: number) => text(20_000)(`a${'\u0301\u0316'.repeat(count)}`)

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const long = 'Rs '.repeat(10_000)

/** A workbook of so many rows whose cells share one text of 20,000 characters. */
function workbookOf(rows: number): Uint8Array {
  const place = 'xl/_rels/workbook.xml.rels'
  const shared = `<Relationship Id="rId9" Type="${RELATIONSHIPS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`
  const cells = Array.from({ length: rows + 1 }, (_, at) => {
    return `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>${at === 0 ? 0 : 1}</v></c></row>`
  })
  const parts = {
    ...fixedParts,
    [place]: fixedParts[place]!.replace('</Relationships>', shared),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}"><si><t>name</t></si><si><t>${'x'.repeat(20_000)}</t></si></sst>`,
    [SHEET_PATH]: `${sheetBeginning(1, [])}${cells.join('')}${SHEET_END}`,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, content]) => [path, strToU8(content)])))
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
  const tooLong = workbookOf(2_000)
  expect(tooLong.length).toBeLessThan(20_000)
  await expect(readTable(tooLong)).rejects.toMatchObject({
    code: 'too_large',
    message: 'The file holds too much text. Please split it.',
  })
  expect((await readTable(workbookOf(1_999))).rows).toHaveLength(1_999)
})

test('a text with accents piled up on a letter is no text', () => {
  expect(piled(16)).toEqual({ problem: 'Has too many accents on one letter' })
  expect(piled(15)).toHaveProperty('value')
  expect(text(20)('काष्ठको ओछ्यान')).toEqual({ value: 'काष्ठको ओछ्यान' })
})
