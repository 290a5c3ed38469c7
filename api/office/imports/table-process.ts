import type { ErrorCode } from '#contract/errors.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { giveWay, serveOrder } from '../../platform/process/serve-order.ts'
import { readTable, type Table, type TableKind } from './read-table.ts'

// Reads one file for read-table-apart.ts, and ends.

export type ReadingOrder = { bytes: Uint8Array; kind: TableKind }
export type ReadingAnswer = { table: Table } | { refusal: { code: ErrorCode; message: string } }

/** A third of what another process has while both work: a member of staff waits. */
const BELOW_OTHERS = 5

giveWay(BELOW_OTHERS)

await serveOrder<ReadingOrder>(async ({ bytes, kind }): Promise<ReadingAnswer> => {
  try {
    return { table: await readTable(bytes, kind) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { refusal: { code: error.code, message: error.message } }
  }
})
