import { and, eq, exists, inArray, notExists, sql } from 'drizzle-orm'
import { RECEIPT_KEPT_DAYS } from '#domain/payments/payments.ts'
import type { Db } from '../../../platform/db/client.ts'
import { bankVouchers, orderEvents, orders, payments } from '../../../platform/db/schema.ts'
import { inPortions } from '../../../platform/jobs/in-portions.ts'
import type { JobData } from '../../../platform/jobs/kinds.ts'
import { deletePhotos } from '../../../shop/photos/photo-queries.ts'

/**
 * The daily job that deletes receipts of orders that were cancelled or expired without a payment, after the time that the
 * privacy policy states. Staff need them until then, for transfers that arrive late.
 */
export async function cleanReceipts(
  _data: JobData['clean-receipts'],
  { db }: { db: Db },
  signal: AbortSignal,
): Promise<void> {
  await inPortions(db, signal, deleteSome)
}

/** @returns how many orders it handled */
async function deleteSome(tx: Db, most: number): Promise<number> {
  const receipt = tx
    .select({ one: sql`1` })
    .from(bankVouchers)
    .where(eq(bankVouchers.orderId, orders.id))
  const isRecent = sql`${orderEvents.at} > now() - make_interval(days => ${RECEIPT_KEPT_DAYS}::int)`
  const recentEnd = tx
    .select({ one: sql`1` })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orders.id), eq(orderEvents.state, 'cancelled'), isRecent))
  const ended = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'cancelled'), exists(receipt), notExists(recentEnd), unpaid(tx, orders.id)))
    .limit(most)
    .for('no key update', { skipLocked: true })
  await deleteReceipts(
    tx,
    ended.map(({ id }) => id),
  )
  return ended.length
}

/** Deletes the receipts of locked orders, except those for which a payment was recorded just before the lock. */
async function deleteReceipts(tx: Db, orderIds: string[]): Promise<void> {
  const receipts = await tx
    .delete(bankVouchers)
    .where(and(inArray(bankVouchers.orderId, orderIds), unpaid(tx, bankVouchers.orderId)))
    .returning({ photoId: bankVouchers.photoId })
  await deletePhotos(
    tx,
    receipts.map(({ photoId }) => photoId),
  )
}

function unpaid(tx: Db, orderId: typeof orders.id | typeof bankVouchers.orderId) {
  const paid = tx
    .select({ one: sql`1` })
    .from(payments)
    .where(eq(payments.orderId, orderId))
  return notExists(paid)
}
