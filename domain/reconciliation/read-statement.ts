import type { CalendarYears } from '../calendar/bikram-sambat.ts'
import { inOneLine } from '../text.ts'
import { readDay, readPaisa } from './statement-cells.ts'
import { findHeadings, headingOf, type StatementColumns, type StatementField } from './statement-columns.ts'

/** A row of a file: its cells, and its number as a spreadsheet counts. */
export type StatementRow = { number: number; cells: readonly string[] }

/** One movement of money. `paisa` is negative for money that went out. */
export type StatementLine = { day: string; paisa: number; reference: string; description: string }

type StatementProblem = { row: number; problem: string }

export type Statement = {
  lines: StatementLine[]
  /** Rows that are no line, with the reason. */
  problems: StatementProblem[]
}

const MAX_REFERENCE_LENGTH = 100
const MAX_DESCRIPTION_LENGTH = 500
const ROWS_A_STEP = 100

/** The calendar of the shop, and the last day that a statement can have, as `2026-12-01`. */
type Days = { years: CalendarYears; lastDay: string }

/**
 * Reads the lines below the headings. A row that cannot be read is named with its reason and hinders no other. It yields after
 * each hundred rows: thousands of long rows would keep others waiting for seconds.
 *
 * @returns null if no row has these headings
 */
export function* readStatement(
  rows: readonly StatementRow[],
  columns: StatementColumns,
  days: Days,
): Generator<undefined, Statement | null, undefined> {
  const cells = rows.map((row) => row.cells)
  const at = findHeadings(cells, columns)
  if (at === -1) return null
  const headings = (cells[at] ?? []).map(headingOf)
  const lines: StatementLine[] = []
  const problems: StatementProblem[] = []
  for (const [place, row] of rows.slice(at + 1).entries()) {
    if (place % ROWS_A_STEP === 0 && place > 0) yield
    const read = readRow((field) => row.cells[headings.indexOf(columns[field] ?? '\n')] ?? '', days)
    if ('problem' in read) problems.push({ row: row.number, problem: read.problem })
    else lines.push(read)
  }
  return { lines, problems }
}

function readRow(
  cellOf: (field: StatementField) => string,
  { years, lastDay }: Days,
): StatementLine | { problem: string } {
  const date = cellOf('date')
  if (date.trim() === '') return { problem: 'Has no date' }
  const day = readDay(date, years)
  const problem = 'problem' in day ? day.problem : day.value > lastDay && 'Is a day to come'
  if ('problem' in day || problem) return { problem: `“${inOneLine(date).slice(0, 40)}”: ${problem}` }
  const paisa = readSides(cellOf)
  if ('problem' in paisa) return paisa
  const reference = inOneLine(cellOf('reference')).slice(0, MAX_REFERENCE_LENGTH)
  const description = inOneLine(cellOf('description')).slice(0, MAX_DESCRIPTION_LENGTH)
  return { day: day.value, paisa: paisa.value, reference, description }
}

/** The amount of a row from one column or two. Debit columns are without a sign, or have one that says the same. */
function readSides(cellOf: (field: StatementField) => string): { value: number } | { problem: string } {
  const sides = (['amount', 'credit', 'debit'] as const).map((field) => [field, cellOf(field)] as const)
  let sum = 0
  for (const [field, cell] of sides) {
    const read = readPaisa(cell)
    if ('problem' in read) return { problem: `“${inOneLine(cell).slice(0, 40)}”: ${read.problem}` }
    if (read.value === null || read.value === 0) continue
    if (sum !== 0) return { problem: 'Has both a credit and a debit' }
    sum = field === 'debit' ? -Math.abs(read.value) : read.value
  }
  return sum === 0 ? { problem: 'Has no amount' } : { value: sum }
}
