import { AppError } from '../../platform/errors/app-error.ts'
import { limitConcurrency } from '../../platform/process/limit-concurrency.ts'
import { workApart, WorkTooHard } from '../../platform/process/work-apart.ts'
import { isWorkbook, readTable, type Table, type TableKind } from './read-table.ts'
import type { ReadingAnswer, ReadingOrder } from './table-process.ts'

const program = new URL('table-process.ts', import.meta.url)

/** The largest accepted workbook needs about 6 s of a busy processor. */
const PATIENCE_MS = 60_000
/** A workbook of 20,000 rows with every column filled uses less than 256 MB of it. */
const HEAP_MB = 384
/** Read within milliseconds; a process takes half a second to start. */
const SMALL_CSV_BYTES = 16 * 1024
const inTurn = limitConcurrency({ atOnce: 1, mostWaiting: 5 })

type Reading = { kind?: TableKind; patienceMs?: number; heapMb?: number }

/**
 * Reads the rows of a file (`readTable`), in a process of its own unless it is small. The server keeps responding. A file that
 * takes too much memory or time ends with the process: a cell that claims to be in column 300,000,000 would end the server
 * with its thread.
 *
 * @throws AppError invalid_input, too_large; unavailable when too many files are waiting
 */
export async function readTableApart(
  bytes: Uint8Array,
  { kind = 'products', patienceMs = PATIENCE_MS, heapMb = HEAP_MB }: Reading = {},
): Promise<Table> {
  if (bytes.length <= SMALL_CSV_BYTES && !isWorkbook(bytes)) return readTable(bytes, kind)
  const limits = { longestMs: patienceMs, heapMb }
  const answer = await inTurn(() => workApart<ReadingOrder, ReadingAnswer>(program, { bytes, kind }, limits)).catch(
    (error: unknown) => {
      throw error instanceof WorkTooHard ? tooMuch() : error
    },
  )
  if ('refusal' in answer) throw new AppError(answer.refusal.code, answer.refusal.message)
  return answer.table
}

function tooMuch(): AppError {
  return new AppError('too_large', 'The file takes too much time or memory to be read. Please split it.')
}
