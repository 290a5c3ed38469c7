import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { AppError } from '../../platform/errors/app-error.ts'
import { limitConcurrency } from '../../platform/process/limit-concurrency.ts'
import { isWorkbook, readTable, type Table, type TableKind } from './read-table.ts'
import type { TableRead } from './table-thread.ts'

/** The largest accepted workbook needs about 6 s of a busy processor. */
const PATIENCE_MS = 60_000
/** A workbook of 20,000 rows with every column filled uses less than 256 MB of it. */
const HEAP_MB = 384
/** Read within milliseconds; a thread takes half a second to start. */
const SMALL_CSV_BYTES = 16 * 1024
const inTurn = limitConcurrency({ atOnce: 1, mostWaiting: 5 })

type Reading = { kind?: TableKind; patienceMs?: number; heapMb?: number }

/**
 * Reads the rows of a file (`readTable`), in a worker thread unless it is small. The server keeps responding, and a file that
 * takes too much memory or time ends with the thread.
 *
 * @throws AppError invalid_input, too_large; unavailable when too many files are waiting
 */
export function readTableApart(
  bytes: Uint8Array,
  { kind = 'products', patienceMs = PATIENCE_MS, heapMb = HEAP_MB }: Reading = {},
): Promise<Table> {
  if (bytes.length <= SMALL_CSV_BYTES && !isWorkbook(bytes)) return readTable(bytes, kind)
  return inTurn(async () => {
    const thread = new Worker(new URL('table-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    })
    const signal = AbortSignal.timeout(patienceMs)
    try {
      thread.postMessage({ bytes, kind }, [])
      // It ends by itself after its answer, so that terminate() interrupts native work only when that took too long.
      const [[read]] = await Promise.all([once(thread, 'message', { signal }), once(thread, 'exit', { signal })])
      return tableOf(read)
    } catch (error) {
      await thread.terminate()
      throw isTooMuch(error) ? tooMuch() : error
    }
  })
}

function tableOf(read: TableRead): Table {
  if ('table' in read) return read.table
  if ('refusal' in read) throw new AppError(read.refusal.code, read.refusal.message)
  throw new Error(`A table could not be read: ${read.problem}`)
}

function isTooMuch(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY' || error.name === 'AbortError'
}

function tooMuch(): AppError {
  return new AppError('too_large', 'The file takes too much time or memory to be read. Please split it.')
}
