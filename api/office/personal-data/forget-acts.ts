import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { customRequestEvents, invoicePrints, invoices, orderEvents } from '../../platform/db/schema.ts'

/**
 * Removes the ID of a deleted account from what it did with its orders and requests, so that nothing connects them any
 * more. The database allows it only once the account is gone. Complaints keep it: the law requires us to keep their author.
 */
export async function forgetActs(
  tx: Db,
  userId: string,
  { orderIds, requestIds }: { orderIds: string[]; requestIds: string[] },
): Promise<void> {
  const nobody = { actorId: null }
  const papers = tx.select({ id: invoices.id }).from(invoices).where(inArray(invoices.orderId, orderIds))
  await tx
    .update(orderEvents)
    .set(nobody)
    .where(and(inArray(orderEvents.orderId, orderIds), eq(orderEvents.actorId, userId)))
  await tx
    .update(customRequestEvents)
    .set(nobody)
    .where(and(inArray(customRequestEvents.requestId, requestIds), eq(customRequestEvents.actorId, userId)))
  await tx
    .update(invoicePrints)
    .set(nobody)
    .where(and(inArray(invoicePrints.invoiceId, papers), eq(invoicePrints.actorId, userId)))
}
