import { Buffer } from 'node:buffer'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { whole } from '#domain/imports/import-cells.ts'
import { fixedParts, SHEET_END, SHEET_PATH, sheetBeginning } from '../../platform/exports/xlsx-parts.ts'
import { readTable } from './read-table.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const tooMuchText = { code: 'too_large', message: 'The file holds too much text. Please split it.' }
const long = 'Rs '.repeat(10_000)

/** A workbook of so many rows whose cells share one text of 20,000 letters. */
function workbookOf(rows: number, letter = 'x'): Uint8Array {
  const place = 'xl/_rels/workbook.xml.rels'
  const shared = `<Relationship Id="rId9" Type="${RELATIONSHIPS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`
  const cells = Array.from({ length: rows + 1 }, (_, at) => {
    return `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>${at === 0 ? 0 : 1}</v></c></row>`
  })
  const parts = {
    ...fixedParts,
    [place]: fixedParts[place]!.replace('</Relationships>', shared),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}"><si><t>name</t></si><si><t>${letter.repeat(20_000)}</t></si></sst>`,
    [SHEET_PATH]: `${sheetBeginning(1, [])}${cells.join('')}${SHEET_END}`,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, content]) => [path, strToU8(content)])))
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
  const tooLong = workbookOf(801)
  expect(tooLong.length).toBeLessThan(20_000)
  await expect(readTable(tooLong)).rejects.toMatchObject(tooMuchText)
  expect((await readTable(workbookOf(799))).rows).toHaveLength(799)
})

// What a row costs on its way into the database is its JSON: three bytes for a Nepali letter, six for a control character.
test('how much text a file holds is counted in bytes', async () => {
  await expect(readTable(workbookOf(267, 'क'))).rejects.toMatchObject(tooMuchText)
  expect((await readTable(workbookOf(266, 'क'))).rows).toHaveLength(266)
  await expect(
    readTable(Buffer.from(`x\n${'\u0001'.repeat(1_000)}\n`.repeat(2_667)), 'statement'),
  ).rejects.toMatchObject(tooMuchText)
})

test('a control character is no text, but for tabs and line ends', async () => {
  const { problems, rows } = await readTable(Buffer.from('name,description\nSofa,a\u0001\nBed,"a\tb\r\nc\nd"\n'))
  expect(problems).toEqual([{ row: 2, column: '', message: 'A cell has a character that cannot be stored' }])
  expect(rows[1]).toEqual({ name: 'Bed', description: 'a\tb\r\nc\nd', row: '3' })
})

const readMarks = (count: number) => readTable(Buffer.from(`name\na${'\u0316'.repeat(count)}\nSofa\n`))

test('a text with accents piled up on a letter is no text', async () => {
  expect((await readMarks(31)).problems).toEqual([
    { row: 2, column: '', message: 'A cell has too many accents on one letter' },
  ])
  expect((await readMarks(30)).problems).toEqual([])
})

// In the thread of a large file: the rows of a small one that share long texts would keep everybody waiting.
test('letters and their accents are one character once the file is read', async () => {
  const { rows } = await readTable(Buffer.from('name,name_ne\nCafe\u0301,काष्ठको ओछ्यान\n'))
  expect(rows).toEqual([{ name: 'Caf\u00e9', name_ne: 'काष्ठको ओछ्यान', row: '2' }])
})

test.each(['५'.repeat(61), `1${','.repeat(60)}999`])('a number longer than any is none: %s', (typed) => {
  expect(whole(1, 9_999)(typed)).toEqual({ problem: 'Must be a whole number' })
})
