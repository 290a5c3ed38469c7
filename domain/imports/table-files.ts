/** A cell's value; null is an empty cell. Text that looks like a formula is made harmless. */
export type Cell = string | number | boolean | Date | null

/** A row of a file. A spreadsheet shows a strong one in bold; headings are bold in any case. */
export type TableRow = readonly Cell[] | { strong: readonly Cell[] }

export type Column<Row> = { heading: string; value: (row: Row) => Cell }

/** The forms in which tables leave the shop and come back: CSV for programs, XLSX for Excel and its like. */
export const tableFormats = ['csv', 'xlsx'] as const
export type TableFormat = (typeof tableFormats)[number]

export const tableContentTypes: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** How a text begins that a spreadsheet would take for a formula, and run; wide characters count as the plain ones. */
const FORMULA_BEGINNING = /^['\t\r]*[=+\-@\t\r＝＋－＠]/
/** Where one may begin, for a spreadsheet that takes semicolons for the ends of cells. */
const FORMULA = /(?<=^|;)(?=['\t\r]*[=+\-@\t\r＝＋－＠])/g
const FORMULA_AS_TEXT = /(?<=^|;)'(?=['\t\r]*[=+\-@\t\r＝＋－＠])/g

export function looksLikeFormula(text: string): boolean {
  return FORMULA_BEGINNING.test(text)
}

/**
 * A text as a cell of CSV in which no spreadsheet sees a formula: with an apostrophe before it, which they take for "this
 * is text". `asTyped` takes it off again.
 */
export function asText(text: string): string {
  // Nearly every cell: the search for places within a text takes longer than anything else of a large file.
  if (!looksLikeFormula(text) && !text.includes(';')) return text
  return text.replaceAll(FORMULA, "'")
}

export function asTyped(cell: string): string {
  return cell.replaceAll(FORMULA_AS_TEXT, '')
}
