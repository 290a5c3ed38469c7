import { z } from 'zod'
import { RowId } from '#contract/common.ts'
import { ID_PATTERN } from '#domain/id.ts'
import { MAX_TRANSFER_LINES } from '#domain/stock/places.ts'
import { MAX_STOCK, MAX_STOCK_NOTE_LENGTH } from '#domain/stock/stock.ts'
import { listOf, listQuery } from '#contract/admin/list.ts'
import { NamedVariant } from '#contract/admin/stock.ts'

const Note = z.string().max(MAX_STOCK_NOTE_LENGTH).default('')
const QueryId = z.string().regex(ID_PATTERN).transform(Number).optional()

export const TransfersQuery = listQuery(['sentAt'], {
  /** Only transfers to or from this place. */
  placeId: QueryId,
  /** Only those on their way. */
  open: z.literal('true').optional(),
})
export type TransfersQuery = z.infer<typeof TransfersQuery>

/** Sends pieces from one place to another. Each variant may appear once. */
export const TransferBody = z.strictObject({
  fromId: RowId,
  toId: RowId,
  note: Note,
  lines: z
    .array(z.strictObject({ variantId: RowId, pieces: z.int().positive().max(MAX_STOCK) }))
    .min(1)
    .max(MAX_TRANSFER_LINES),
})
export type TransferBody = z.output<typeof TransferBody>

/**
 * What arrived: every variant of the transfer, none once all are deleted. Fewer or more pieces than were sent are recorded
 * as they are.
 */
export const ReceiptBody = z.strictObject({
  note: Note,
  lines: z
    .array(z.strictObject({ variantId: RowId, pieces: z.int().nonnegative().max(MAX_STOCK) }))
    .max(MAX_TRANSFER_LINES),
})
export type ReceiptBody = z.output<typeof ReceiptBody>

const transferColumns = {
  id: z.uuid(),
  fromId: z.int(),
  from: z.string(),
  toId: z.int(),
  to: z.string(),
  note: z.string(),
  sentAt: z.iso.datetime(),
  sentBy: z.string().nullable(),
  /** Null while it is on its way. */
  receivedAt: z.iso.datetime().nullable(),
  receivedBy: z.string().nullable(),
  receiptNote: z.string(),
  /** Pieces sent and received in all; `received` is null while it is on its way. */
  sent: z.int(),
  received: z.int().nullable(),
}

export const StockTransferRow = z.object(transferColumns)
export type StockTransferRow = z.infer<typeof StockTransferRow>
export const TransferList = listOf(StockTransferRow)

export const StockTransfer = z.object({
  ...transferColumns,
  lines: z.array(z.object({ variantId: z.int(), ...NamedVariant, sent: z.int(), received: z.int().nullable() })),
})
export type StockTransfer = z.infer<typeof StockTransfer>
