import { inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { damageReports, returnRequests } from '../../platform/db/schema.ts'

/** Deletes what shoppers wrote about these orders. The reports and returns themselves stay in the records. */
export async function forgetAfterSales(tx: Db, orderIds: readonly string[]): Promise<void> {
  const ids = [...orderIds]
  await tx.update(damageReports).set({ description: null }).where(inArray(damageReports.orderId, ids))
  await tx.update(returnRequests).set({ reason: null }).where(inArray(returnRequests.orderId, ids))
}
