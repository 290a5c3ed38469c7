import { strToU8, Zip, ZipDeflate } from 'fflate'
import { looksLikeFormula, type Cell, type TableRow } from '#domain/imports/table-files.ts'
import { AppError } from '../errors/app-error.ts'
import { inNepal } from '#domain/nepal-time.ts'
import { fixedParts, HEADING, INSTANT, PLAIN, QUOTED, SHEET_END, SHEET_PATH, sheetBeginning } from './xlsx-parts.ts'

/** Limits of Excel. */
const MAX_ROWS = 1_048_576
const MAX_CELL_LENGTH = 32_767

const PIECE_LENGTH = 64 * 1024
const DAY_MS = 86_400_000
/** Day 0 of Excel's calendar. */
const EXCEL_EPOCH_MS = Date.UTC(1899, 11, 30)
/** Characters that XML forbids: control characters except tabs and line ends, and lone surrogates. */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu
/** Most texts contain nothing of the kind, and one look at them is cheaper than four replacements. */
const MAY_NEED_ESCAPING = /[&<>\p{Cc}\p{Cs}\uFFFE\uFFFF]/u

/** How a table looks in a spreadsheet: how many of its first rows are headings, and how many characters wide its columns are. */
export type TableLook = { headings?: number; widths?: readonly number[] }

/**
 * Yields rows of cells as pieces of an XLSX file. No cell is a formula.
 *
 * @throws AppError too_large when Excel could not open it; a CSV export still works
 */
export async function* xlsxOf(
  rows: AsyncIterable<TableRow>,
  { headings = 1, widths = [] }: TableLook = {},
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  const flush = () => {
    const pieces = ready
    ready = []
    return pieces
  }
  for (const [path, content] of Object.entries(fixedParts)) open(zip, path).push(strToU8(content), true)

  const sheet = open(zip, SHEET_PATH)
  let text = sheetBeginning(headings, widths)
  let count = 0
  for await (const row of rows) {
    count += 1
    if (count > MAX_ROWS) throw tooLarge('It has more rows than Excel can open.')
    text += 'strong' in row ? sheetRow(row.strong, count, true) : sheetRow(row, count, count <= headings)
    if (text.length < PIECE_LENGTH) continue
    sheet.push(strToU8(text))
    text = ''
    yield* flush()
  }
  sheet.push(strToU8(text + SHEET_END), true)
  zip.end()
  yield* flush()
}

function open(zip: Zip, path: string): ZipDeflate {
  const file = new ZipDeflate(path, { level: 4 })
  zip.add(file)
  return file
}

function sheetRow(row: readonly Cell[], number: number, isStrong: boolean): string {
  const cells = row.map((cell, at) => sheetCell(cell, `${columnName(at)}${number}`, isStrong))
  return `<row r="${number}">${cells.join('')}</row>`
}

/** Returns A, B … Z, AA, AB … */
function columnName(at: number): string {
  const letter = String.fromCodePoint(65 + (at % 26))
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter
}

function sheetCell(cell: Cell, address: string, isStrong: boolean): string {
  if (cell === null || cell === '') return ''
  if (cell instanceof Date) {
    const days = (inNepal(cell).getTime() - EXCEL_EPOCH_MS) / DAY_MS
    return `<c r="${address}" s="${INSTANT}"><v>${days}</v></c>`
  }
  if (typeof cell === 'number') return `<c r="${address}"${isStrong ? ` s="${HEADING}"` : ''}><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${address}" t="b"><v>${cell ? 1 : 0}</v></c>`
  if (cell.length > MAX_CELL_LENGTH) throw tooLarge('A text in it is longer than Excel can hold.')
  const style = looksLikeFormula(cell) ? QUOTED : isStrong ? HEADING : PLAIN
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

function escaped(text: string): string {
  if (!MAY_NEED_ESCAPING.test(text)) return text
  return text.replaceAll(NOT_IN_XML, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function tooLarge(reason: string): AppError {
  return new AppError('too_large', `${reason} Please export it as CSV.`)
}
