import { Unzip, UnzipInflate } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { AppError } from '../../platform/errors/app-error.ts'

/** A workbook of 20,000 rows has about half of it; a few KB can decompress to gigabytes. */
const UNPACKED_MAX_BYTES = 100 * 1024 * 1024
const PIECE_BYTES = 16 * 1024

/**
 * Reads the rows of the first sheet of an XLSX file. A formula counts as its last stored result; a number is read as
 * the file writes it.
 *
 * @throws AppError invalid_input, too_large
 */
export async function readXlsx(bytes: Uint8Array): Promise<(string | Date)[][]> {
  refuseBombs(bytes)
  const rows = await readSheet(Buffer.from(bytes), { parseNumber: (digits) => digits, trim: false }).catch(() => {
    throw damaged()
  })
  return rows.map((row) => row.map((cell) => (cell instanceof Date ? cell : cell === null ? '' : String(cell))))
}

/** Decompresses the file piece by piece and discards the result, to refuse a zip bomb. */
function refuseBombs(bytes: Uint8Array): void {
  let unpacked = 0
  const zip = new Unzip((file) => {
    file.ondata = (error, piece) => {
      if (error) throw error // also receives what is thrown below
      unpacked += piece.length
      if (unpacked > UNPACKED_MAX_BYTES)
        throw new AppError('too_large', 'The workbook is too large when it is unpacked.')
    }
    file.start()
  })
  zip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      zip.push(bytes.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= bytes.length)
    }
  } catch (error) {
    throw error instanceof AppError ? error : damaged()
  }
}

function damaged(): AppError {
  return new AppError('invalid_input', 'The file is not a readable workbook. Please save it as .xlsx or as CSV.')
}
