import { finished } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import { strToU8, Zip, ZipDeflate, type ZipInputFile } from 'fflate'
import { looksLikeFormula, type Cell, type TableRow } from '#domain/imports/table-files.ts'
import { AppError } from '../errors/app-error.ts'
import { say } from '../language/sentence.ts'
import { inNepal } from '#domain/nepal-time.ts'
import { fixedParts, HEADING, INSTANT, QUOTED, SHEET_END, SHEET_PATH, sheetBeginning } from './xlsx-parts.ts'

/** Limits of Excel. */
const MAX_ROWS = 1_048_576
const MAX_CELL_LENGTH = 32_767

const PIECE_LENGTH = 64 * 1024
/** Levels above it take much longer for little. */
const LEVEL = 4
/** The method of compression, by the ZIP format's own number. */
const DEFLATE = 8
const DAY_MS = 86_400_000
/** Day 0 of Excel's calendar. */
const EXCEL_EPOCH_MS = Date.UTC(1899, 11, 30)
/** Characters that XML forbids: control characters except tabs and line ends, and lone surrogates. */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu
/** Most texts contain nothing of the kind, and one look at them is cheaper than four replacements. */
const MAY_NEED_ESCAPING = /[&<>\p{Cc}\p{Cs}\uFFFE\uFFFF]|_x/iu
/** Excel reads `_x003D_` as `=`, unless the code of the first `_` stands in its place (ECMA-376, ST_Xstring). */
const LIKE_CODE = /_(?=x[\dA-F]{4}_)/gi
/** Excel drops such blanks unless the text asks to keep them. */
const HAS_OUTER_BLANK = /^\s|\s$/

/** How a table looks in a spreadsheet: how many of its first rows are headings, and how many characters wide its columns are. */
export type TableLook = { headings?: number; widths?: readonly number[] }

/**
 * Yields batches of rows of cells as pieces of an XLSX file. No cell is a formula.
 *
 * @throws AppError too_large when Excel could not open it; a CSV export still works
 */
export async function* xlsxOf(
  batches: AsyncIterable<readonly TableRow[]>,
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
  for (const [path, content] of Object.entries(fixedParts)) addPart(zip, path, strToU8(content))

  const sheet = addGrowingPart(zip, SHEET_PATH)
  try {
    let text = sheetBeginning(headings, widths)
    let count = 0
    for await (const batch of batches) {
      for (const row of batch) {
        count += 1
        if (count > MAX_ROWS) throw tooLarge('It has more rows than Excel can open.')
        text += 'strong' in row ? sheetRow(row.strong, count, true) : sheetRow(row, count, count <= headings)
        if (text.length < PIECE_LENGTH) continue
        await sheet.push(text)
        text = ''
        yield* flush()
      }
    }
    await sheet.push(text + SHEET_END)
    await sheet.end()
  } finally {
    sheet.close()
  }
  zip.end()
  yield* flush()
}

function addPart(zip: Zip, path: string, content: Uint8Array): void {
  const part = new ZipDeflate(path, { level: LEVEL })
  zip.add(part)
  part.push(content, true)
}

/** Adds a part that zlib's own threads compress, so that requests go on and the next rows are made meanwhile. */
function addGrowingPart(zip: Zip, path: string) {
  const part: ZipInputFile = { filename: path, size: 0, crc: 0, compression: DEFLATE }
  zip.add(part)
  const deflate = createDeflateRaw({ level: LEVEL })
  deflate.on('data', (piece: Buffer<ArrayBuffer>) => part.ondata!(null, piece, false))
  deflate.on('error', () => {}) // `write` and `finished` report it
  let before = Promise.resolve()

  function write(piece: Buffer): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    deflate.write(piece, (error) => (error ? reject(error) : resolve()))
    promise.catch(() => {}) // reported by the next call
    return promise
  }

  return {
    /** Resolves once the piece before this one is compressed. */
    async push(text: string): Promise<void> {
      const piece = Buffer.from(text)
      part.size += piece.length
      part.crc = crc32(piece, part.crc)
      const ready = before
      before = write(piece)
      await ready
    },
    async end(): Promise<void> {
      await before
      deflate.end()
      await finished(deflate)
      part.ondata!(null, new Uint8Array(), true)
    },
    close: () => deflate.destroy(),
  }
}

function sheetRow(row: readonly Cell[], number: number, isStrong: boolean): string {
  let cells = ''
  for (let at = 0; at < row.length; at += 1) cells += sheetCell(row[at]!, columnName(at), number, isStrong)
  return `<row r="${number}">${cells}</row>`
}

const columnNames: string[] = []

/** Returns A, B … Z, AA, AB … */
function columnName(at: number): string {
  return (columnNames[at] ??= nameColumn(at))
}

function nameColumn(at: number): string {
  const letter = String.fromCodePoint(65 + (at % 26))
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter
}

function sheetCell(cell: Cell, column: string, row: number, isStrong: boolean): string {
  if (cell === null || cell === '') return ''
  const start = `<c r="${column}${row}"`
  if (cell instanceof Date) {
    const days = (inNepal(cell).getTime() - EXCEL_EPOCH_MS) / DAY_MS
    return `${start} s="${INSTANT}"><v>${days}</v></c>`
  }
  if (typeof cell === 'number') return `${start}${isStrong ? ` s="${HEADING}"` : ''}><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `${start} t="b"><v>${cell ? 1 : 0}</v></c>`
  if (cell.length > MAX_CELL_LENGTH) throw tooLarge('A text in it is longer than Excel can hold.')
  const style = looksLikeFormula(cell) ? ` s="${QUOTED}"` : isStrong ? ` s="${HEADING}"` : ''
  const text = escaped(cell)
  const space = HAS_OUTER_BLANK.test(text) ? ' xml:space="preserve"' : ''
  return `${start}${style} t="inlineStr"><is><t${space}>${text}</t></is></c>`
}

function escaped(text: string): string {
  if (!MAY_NEED_ESCAPING.test(text)) return text
  const plain = text.replaceAll(NOT_IN_XML, '').replaceAll(LIKE_CODE, '_x005F_')
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function tooLarge(reason: string): AppError {
  return new AppError('too_large', say('exports.as-csv', { reason: [reason] }))
}
