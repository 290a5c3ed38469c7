import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { damageReports, returnRequests } from '../../platform/db/schema.ts'

/** Returns whether an order has an open return or an unanswered damage report. */
export async function hasOpenAfterSales(tx: Db, orderId: string): Promise<boolean> {
  const isUnderWay = inArray(returnRequests.state, ['requested', 'approved', 'collected'])
  if ((await tx.$count(returnRequests, and(eq(returnRequests.orderId, orderId), isUnderWay))) > 0) return true
  const waits = and(eq(damageReports.orderId, orderId), eq(damageReports.state, 'reported'))
  return (await tx.$count(damageReports, waits)) > 0
}

/** Ends the promised repairs and replacements of an order, or of these lines of it: their pieces have come back. */
export async function endRemedies(tx: Db, orderId: string, positions?: readonly number[]): Promise<void> {
  const { position, remedy, remediedAt } = damageReports
  await tx
    .update(damageReports)
    .set({ remedy: 'returned', remedyDay: null, remedySlot: null })
    .where(
      and(
        eq(damageReports.orderId, orderId),
        positions && inArray(position, [...positions]),
        inArray(remedy, ['replacement', 'repair']),
        isNull(remediedAt),
      ),
    )
}

/** Deletes what shoppers wrote about these orders. The reports and returns themselves stay in the records. */
export async function forgetAfterSales(tx: Db, orderIds: readonly string[]): Promise<void> {
  const ids = [...orderIds]
  await tx.update(damageReports).set({ description: null }).where(inArray(damageReports.orderId, ids))
  await tx.update(returnRequests).set({ reason: null }).where(inArray(returnRequests.orderId, ids))
}
