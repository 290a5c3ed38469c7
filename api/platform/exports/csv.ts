import { asText, type Cell, type TableRow } from '#domain/imports/table-files.ts'
import { inNepal } from '#domain/nepal-time.ts'

/** Tells Excel that the file is UTF-8; without it Excel garbles Nepali. */
const BYTE_ORDER_MARK = '\uFEFF'
const PIECE_LENGTH = 64 * 1024

/** Yields batches of rows of cells as pieces of a CSV file (RFC 4180). */
export async function* csvOf(batches: AsyncIterable<readonly TableRow[]>): AsyncGenerator<Buffer> {
  let piece = BYTE_ORDER_MARK
  for await (const batch of batches) {
    for (const row of batch) {
      piece += csvLine('strong' in row ? row.strong : row)
      if (piece.length < PIECE_LENGTH) continue
      yield Buffer.from(piece)
      piece = ''
    }
  }
  yield Buffer.from(piece)
}

function csvLine(row: readonly Cell[]): string {
  return `${row.map(asCell).join(',')}\r\n`
}

function asCell(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return inNepal(cell).toISOString().slice(0, 16).replace('T', ' ')
  if (typeof cell !== 'string') return String(cell)
  const text = asText(cell)
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
