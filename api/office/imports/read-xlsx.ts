import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { AppError } from '../../platform/errors/app-error.ts'

/** A workbook of 20,000 rows has about half of it; a few KB can decompress to gigabytes. */
const UNPACKED_MAX_BYTES = 100 * 1024 * 1024
/** The method of a part that is not compressed. */
const STORED = 0
/** Parts that `readSheet` reads. */
const PART = /\.xml(?:\.rels)?$/

/**
 * Reads the rows of the first sheet of an XLSX file. A formula counts as its last stored result; a number is read as
 * the file writes it.
 *
 * @throws AppError invalid_input, too_large
 */
export async function readXlsx(bytes: Uint8Array): Promise<(string | Date)[][]> {
  const rows = await readSheet(Buffer.from(repacked(bytes)), { parseNumber: (digits) => digits, trim: false }).catch(
    () => {
      throw damaged()
    },
  )
  return rows.map((row) => row.map((cell) => (cell instanceof Date ? cell : cell === null ? '' : String(cell))))
}

/**
 * Returns the parts of a workbook, not compressed. `readSheet` unpacks without a limit, and an archive can be made so that two
 * programs see other files in it. So it gets what was counted here.
 *
 * @throws AppError invalid_input; too_large for a zip bomb
 */
function repacked(bytes: Uint8Array): Uint8Array {
  let unpacked = 0
  let packed = 0
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, size, originalSize, compression }) => {
        if (!PART.test(name)) return false
        packed += size
        // A directory can name the same bytes many times, and say that what is stored as it is has no length.
        if (packed > bytes.length || (compression === STORED && size !== originalSize)) throw damaged()
        unpacked += originalSize // which is also what fflate unpacks at most of a compressed part
        if (unpacked <= UNPACKED_MAX_BYTES) return true
        throw new AppError('too_large', 'The workbook is too large when it is unpacked.')
      },
    })
    return zipSync(parts, { level: 0 })
  } catch (error) {
    throw error instanceof AppError ? error : damaged()
  }
}

function damaged(): AppError {
  return new AppError('invalid_input', 'The file is not a readable workbook. Please save it as .xlsx or as CSV.')
}
