import { parentPort } from 'node:worker_threads'
import type { ErrorCode } from '#contract/errors.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { readTable, type Table, type TableKind } from './read-table.ts'

/** The thread's answer for a file. */
export type TableRead = { table: Table } | { refusal: { code: ErrorCode; message: string } } | { problem: string }

// A separate thread: decompressing and reading a workbook keeps a processor busy for seconds.
parentPort?.once('message', ({ bytes, kind }: { bytes: Uint8Array; kind: TableKind }) => {
  readTable(bytes, kind).then(
    (table) => parentPort?.postMessage({ table } satisfies TableRead, []),
    (error: unknown) => parentPort?.postMessage(whyNot(error), []),
  )
})

function whyNot(error: unknown): TableRead {
  if (error instanceof AppError) return { refusal: { code: error.code, message: error.message } }
  return { problem: String(error) }
}
