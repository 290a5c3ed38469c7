import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { ReceiptBody, TransferBody } from '#contract/admin/stock/transfers.ts'
import { defined } from '#domain/defined.ts'
import type { StockReason } from '#domain/stock/stock.ts'
import type { Db } from '../../platform/db/client.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { stockTransferLines, stockTransfers } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isFirstTime, type StaffOnce } from '../../platform/records/staff-once.ts'
import { checkedChange, holdVariants } from './move-stock.ts'
import { holdOpenPlaces } from './place-queries.ts'
import { stockCause } from './stock-queries.ts'

type By = { staffId: string; once: StaffOnce | undefined }

/**
 * Sends pieces to another place: all or none. They are not for sale until they arrive.
 *
 * @returns the id of the transfer; undefined for a repeated request
 * @throws AppError key_reused; not_found; invalid_input for a repeated variant or the same place; conflict for a closed place
 *         and for more pieces than are at the place
 */
export function sendTransfer(
  db: Db,
  { fromId, toId, note, lines }: TransferBody,
  { staffId, once }: By,
): Promise<string | undefined> {
  if (fromId === toId) throw new AppError('invalid_input', 'Choose two places.', { toId: 'Choose another place' })
  const ids = namedOnce(lines)
  return retryConflicts(() =>
    db.transaction(async (tx) => {
      if (!(await isFirstTime(tx, once))) return undefined
      await holdOpenPlaces(tx, [fromId, toId])
      const heldOf = await holdVariants(tx, ids, fromId)
      for (const { variantId, pieces } of lines) checkedChange(heldOf(variantId), -pieces)
      const { id } = onlyRow(
        await tx
          .insert(stockTransfers)
          .values({ fromId, toId, note: note.trim(), sentBy: staffId })
          .returning({ id: stockTransfers.id }),
      )
      await tx
        .insert(stockTransferLines)
        .values(lines.map(({ variantId, pieces }) => ({ transferId: id, variantId, sent: pieces })))
      const taken = lines.map(({ variantId, pieces }) => ({ variantId, change: -pieces }))
      await changeStock(tx, taken, { reason: 'sent', placeId: fromId })
      return id
    }),
  )
}

/**
 * Records what arrived of a transfer, which then is for sale at its new place. Missing pieces are lost to the stock, and
 * surplus ones are added to it; the transfer shows both.
 *
 * @throws AppError key_reused; not_found; invalid_input unless each variant of the transfer is named once; conflict for a
 *         received transfer
 */
export function receiveTransfer(db: Db, transferId: string, { note, lines }: ReceiptBody, by: By): Promise<void> {
  const ids = namedOnce(lines)
  return retryConflicts(() =>
    db.transaction(async (tx) => {
      if (!(await isFirstTime(tx, by.once))) return
      const [transfer] = await tx.select().from(stockTransfers).where(eq(stockTransfers.id, transferId)).for('update')
      if (!transfer) throw new AppError('not_found', 'This transfer does not exist.')
      if (transfer.receivedAt) throw new AppError('conflict', 'This transfer was received already.')
      const { toId } = transfer
      await holdOpenPlaces(tx, [toId])
      const sent = await tx
        .select({ id: stockTransferLines.variantId })
        .from(stockTransferLines)
        .where(eq(stockTransferLines.transferId, transferId))
        .orderBy(asc(stockTransferLines.variantId))
      const isWhole = sent.length === ids.length && sent.every(({ id }) => ids.includes(id))
      if (!isWhole) throw new AppError('invalid_input', 'Say of each variant how many pieces arrived.')
      const heldOf = await holdVariants(tx, ids, toId)
      for (const { variantId, pieces } of lines) checkedChange(heldOf(variantId), pieces)
      await writeReceipt(tx, transferId, { note, lines }, by.staffId)
      const given = lines.map(({ variantId, pieces }) => ({ variantId, change: pieces }))
      await changeStock(tx, given, { reason: 'arrived', placeId: toId })
    }),
  )
}

async function writeReceipt(tx: Db, transferId: string, { note, lines }: ReceiptBody, staffId: string): Promise<void> {
  for (const { variantId, pieces } of lines) {
    const isLine = and(eq(stockTransferLines.transferId, transferId), eq(stockTransferLines.variantId, variantId))
    await tx.update(stockTransferLines).set({ received: pieces }).where(isLine)
  }
  const isWaiting = and(eq(stockTransfers.id, transferId), isNull(stockTransfers.receivedAt))
  const received = { receivedAt: new Date(), receivedBy: staffId, receiptNote: note.trim() }
  const rows = await tx.update(stockTransfers).set(received).where(isWaiting).returning({ id: stockTransfers.id })
  defined(rows[0], `transfer ${transferId}`)
}

async function changeStock(
  tx: Db,
  changes: readonly { variantId: number; change: number }[],
  cause: { reason: StockReason; placeId: number },
): Promise<void> {
  await tx.execute(sql`
    with moved as (
      update variants set stock = stock + given.change
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as given("variantId" integer, change integer)
      where variants.id = given."variantId" and given.change <> 0)
    select ${stockCause(cause)}`)
}

function namedOnce(lines: readonly { variantId: number }[]): number[] {
  const ids = lines.map(({ variantId }) => variantId)
  if (new Set(ids).size < ids.length) throw new AppError('invalid_input', 'A size can be named once only.')
  return ids
}
