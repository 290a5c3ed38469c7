import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { AppError } from '../app-error.ts'
import { fewAtOnce } from '../few-at-once.ts'
import type { Table } from './read-table.ts'
import type { TableRead } from './table-thread.ts'

/** The largest workbook that is taken needs some 6 s of a busy processor. */
const PATIENCE_MS = 60_000
/** A workbook of 20,000 rows with every column filled takes less than 256 MB of it. */
const HEAP_MB = 384
const inTurn = fewAtOnce({ atOnce: 1, mostWaiting: 5 })

type Limits = { patienceMs?: number; heapMb?: number }

/**
 * The rows of a file (`readTable`), read by a thread of its own: requests go on meanwhile, and what takes too much memory or
 * time ends with it.
 *
 * @throws AppError invalid_input, too_large; unavailable when too many are waited for
 */
export function readTableApart(
  bytes: Uint8Array,
  { patienceMs = PATIENCE_MS, heapMb = HEAP_MB }: Limits = {},
): Promise<Table> {
  return inTurn(async () => {
    const thread = new Worker(new URL('table-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    })
    try {
      thread.postMessage(bytes, [])
      const [read] = await once(thread, 'message', { signal: AbortSignal.timeout(patienceMs) })
      return tableOf(read)
    } catch (error) {
      throw isTooMuch(error) ? tooMuch() : error
    } finally {
      await thread.terminate()
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
