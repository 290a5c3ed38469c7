import { CLEAR_WORD } from '#domain/imports/import-cells.ts'
import { importColumns } from '#domain/imports/import-columns.ts'
import { setColumns } from '#domain/imports/set-columns.ts'
import { MAX_IMPORT_PROBLEMS, MAX_IMPORT_ROWS, type ImportProblem } from '#domain/imports/imports.ts'
import { beginningOf, hasPiledMarks } from '#domain/text.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { storable } from '../../platform/http/storable.ts'
import { readCsv } from './read-csv.ts'

/** The typed text of a row by known column, without blank cells, and its number under `row`. */
export type TypedRow = Record<string, string>

export type Table = { rows: TypedRow[]; problems: ImportProblem[] }

/** What the rows of a file are about. */
export type TableKind = 'products' | 'sets' | 'statement'

/** Columns by kind. A statement has any, anywhere: its rows have the places of cells in place of names. */
const known: Record<Exclude<TableKind, 'statement'>, ReadonlySet<string>> = {
  products: new Set(importColumns.map(({ name }) => name)),
  sets: new Set(setColumns.map(({ name }) => name)),
}
const ZIP_BEGINNING = 'PK'
/**
 * The longest cell by kind, far beyond a description. In a workbook thousands of cells can share one long text, which each
 * reader of a cell would go through again.
 */
const MAX_CELL_LENGTH: Record<TableKind, number> = { products: 20_000, sets: 1_000, statement: 1_000 }
/**
 * As JSON, which is what cells cost the server's only thread on their way into the database. A CSV file has less, and a
 * workbook of 20,000 rows has 800 for each.
 */
const MAX_TEXT_BYTES = 16_000_000
/** Programs write text with tabs and line ends, and no other control characters. */
const CONTROLS = /(?![\t\r\n])\p{Cc}/u
/** Longer than any heading; each problem names its own. */
const HEADING_LENGTH = 100
/** Enough to name the wrong columns of another program's export. */
const MAX_OTHER_HEADINGS = 100
/** Problem of a cell that Excel turned into a date. */
const CELL_IS_DATE = 'Excel has made a date of this. Please format the cell as text and type it again'

/**
 * Reads the rows of a CSV or XLSX file, detected by its content.
 *
 * @returns `problems` are unknown or duplicate headings, and cells that cannot be read as they were typed; `rows` have the
 *   cells of known columns
 * @throws AppError invalid_input, also for far more headings than there are columns; too_large
 */
export async function readTable(bytes: Uint8Array, kind: TableKind = 'products'): Promise<Table> {
  const table: Table = { rows: [], problems: [] }
  let headings: Heading[] | undefined
  let number = 0
  let textBytes = 0
  // Loaded only for a workbook: loading takes longer than reading most tables.
  const readRows = isWorkbook(bytes) ? (await import('./read-xlsx.ts')).readXlsx : readCsv
  for await (const cells of await readRows(bytes)) {
    number += 1
    textBytes += tidyCells(table, cells, { number, kind })
    if (textBytes > MAX_TEXT_BYTES) throw new AppError('too_large', 'The file holds too much text. Please split it.')
    if (kind === 'statement') takeCells(table, cells, number)
    else if (headings) takeRow(table, headings, cells, number)
    else headings = readHeadings(table, cells, known[kind])
    if (table.rows.length > MAX_IMPORT_ROWS) {
      throw new AppError('too_large', `A file may have at most ${MAX_IMPORT_ROWS} rows. Please split it.`)
    }
    if (table.problems.length > MAX_IMPORT_PROBLEMS) {
      throw new AppError('invalid_input', `More than ${MAX_IMPORT_PROBLEMS} cells are wrong. Is it the right file?`)
    }
  }
  if (table.rows.length === 0) throw new AppError('invalid_input', 'There are no rows in the file.')
  return table
}

type Place = { number: number; kind: TableKind }

/**
 * Cuts cells that are too long, composes letters and their accents, and notes cells whose text cannot be kept. Large files
 * are read in a process of their own, so this keeps nobody else waiting.
 *
 * @returns the bytes of their JSON
 */
function tidyCells({ problems }: Table, cells: (string | Date)[], { number, kind }: Place): number {
  const most = MAX_CELL_LENGTH[kind]
  let bytes = 0
  for (const [at, cell] of cells.entries()) {
    if (cell instanceof Date || cell === '') continue
    const short = beginningOf(cell, most)
    bytes += Buffer.byteLength(JSON.stringify(short))
    if (kind === 'statement') {
      cells[at] = storable(short) // what a bank writes is cut anyway
      continue
    }
    const damage = damageOf(short)
    cells[at] = damage === undefined ? short.normalize('NFC') : ''
    const message = damage ?? (cell.length > most ? `A cell has more than ${most} characters` : undefined)
    if (message !== undefined) problems.push({ row: number, column: '', message })
  }
  return bytes
}

/** Says why a text is no text; undefined where nothing is wrong. */
function damageOf(text: string): string | undefined {
  if (storable(text) !== text || CONTROLS.test(text)) return 'A cell has a character that cannot be stored'
  return hasPiledMarks(text) ? 'A cell has too many accents on one letter' : undefined
}

export function isWorkbook(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 2)).toString('latin1') === ZIP_BEGINNING
}

/** Wider tables are no statements. */
const MAX_CELLS = 60

function takeCells({ rows }: Table, cells: readonly (string | Date)[], number: number) {
  const texts = cells.slice(0, MAX_CELLS).map((cell) => (cell instanceof Date ? cell.toISOString() : cell))
  if (texts.some((text) => text.trim() !== ''))
    rows.push({ ...Object.fromEntries(texts.entries()), row: String(number) })
}

type Heading = { name: string; isKnown: boolean }

/** @throws AppError invalid_input */
function readHeadings({ problems }: Table, cells: readonly (string | Date)[], columns: ReadonlySet<string>): Heading[] {
  const names = cells.map((cell) =>
    beginningOf(String(cell).trim(), HEADING_LENGTH)
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  )
  const count = names.filter((name) => name !== '').length
  if (count > columns.size + MAX_OTHER_HEADINGS) {
    const message = `The file has ${count} columns, the template ${columns.size}. Is it the right file?`
    throw new AppError('invalid_input', message)
  }
  for (const [at, name] of names.entries()) {
    if (name === '') continue
    if (!columns.has(name)) problems.push({ row: 1, column: name, message: 'There is no such column' })
    else if (names.indexOf(name) < at) problems.push({ row: 1, column: name, message: 'Is there twice' })
  }
  return names.map((name) => ({ name, isKnown: columns.has(name) }))
}

/**
 * Adds a row, with the cells of known columns only: each row repeats the names of its columns, and nobody reads the others.
 * The file is refused, but its other wrong cells are named as well.
 */
function takeRow({ rows, problems }: Table, headings: Heading[], cells: readonly (string | Date)[], number: number) {
  const typed: TypedRow = {}
  let isBlank = true
  for (const [at, cell] of cells.entries()) {
    const { name: column, isKnown } = headings[at] ?? { name: '', isKnown: false }
    if (cell instanceof Date) problems.push({ row: number, column, message: CELL_IS_DATE })
    else if (cell.trim() === '') continue
    else if (column === '')
      problems.push({ row: number, column, message: `“${beginningOf(cell, 40)}” stands in a column without a heading` })
    else {
      isBlank = false
      if (isKnown) typed[column] = cell
    }
  }
  if (!isBlank) rows.push({ ...typed, row: String(number) })
}

export function isCleared(typed: string): boolean {
  return typed.trim().toLowerCase() === CLEAR_WORD
}
