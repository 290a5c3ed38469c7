import { parse, CsvError } from 'csv-parse'
import { asTyped } from '#domain/imports/table-files.ts'
import { AppError } from '../../platform/errors/app-error.ts'

const delimiters = [',', ';', '\t'] as const

/**
 * Reads the rows of a CSV file: UTF-8 with or without a byte order mark, or the UTF-16 that Excel calls "Unicode text";
 * separated by commas, semicolons or tabs.
 *
 * @throws AppError invalid_input
 */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<string[]> {
  const text = decode(bytes)
  const rows = parse(text, { delimiter: delimiterOf(text), relax_column_count: true }) as AsyncIterable<string[]>
  try {
    for await (const row of rows) yield row.map(asTyped)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error['lines'] === 'number' ? ` near line ${error['lines']}` : ''
    throw new AppError('invalid_input', `The CSV file is damaged${line}: a quotation mark is missing or too many.`)
  }
}

function decode(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new AppError(
      'invalid_input',
      'The file is not UTF-8. In Excel, save it as “CSV UTF-8” or as a workbook (.xlsx).',
    )
  }
}

/** Lines above the headings, in which banks name themselves. */
const MOST_LINES_ABOVE = 40

/** Returns the delimiter that occurs most in the headings, which are the first line with any. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r?\n/, MOST_LINES_ABOVE)
  const headings = lines.find((line) => delimiters.some((sign) => line.includes(sign))) ?? ''
  const count = (sign: string) => headings.split(sign).length
  return delimiters.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
