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

/** The beginning of a file, where its delimiter is looked for: banks write some lines above the headings. */
const BEGINNING = { characters: 200_000, lines: 40 }
/** What hides no delimiter: quoted cells, and commas within numbers. */
const NO_DELIMITERS = /"[^"]*"|(?<=\p{Nd}),(?=\p{Nd})/gu

/**
 * Returns the delimiter that occurs most often in each of two lines alike, such as the headings and a row. A name with commas
 * above the headings stands alone. If no two lines are alike, the delimiter that occurs most often in any line.
 */
function delimiterOf(text: string): string {
  const beginning = text.slice(0, BEGINNING.characters).replaceAll(NO_DELIMITERS, '')
  const lines = beginning.split(/\r?\n/, BEGINNING.lines)
  const found = delimiters.map((sign) => {
    const counts = lines.map((line) => line.split(sign).length - 1)
    const alike = counts.filter((count, at) => counts.indexOf(count) < at)
    return { sign, alike: Math.max(0, ...alike), most: Math.max(...counts) }
  })
  const isAlike = found.some(({ alike }) => alike > 0)
  const by = isAlike ? 'alike' : 'most'
  return found.reduce((best, one) => (one[by] > best[by] ? one : best)).sign
}
