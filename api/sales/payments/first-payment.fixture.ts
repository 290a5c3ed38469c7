import type { Db } from '../../platform/db/client.ts'
import { payments, type orders } from '../../platform/db/schema.ts'

/** What has to arrive before an order is confirmed: nothing of one that is paid at the door. */
export async function givenFirstPayment(
  db: Db,
  { id: orderId, number: reference, payment: method, total, deposit }: typeof orders.$inferSelect,
): Promise<void> {
  if (method === 'cod') return
  const purpose = deposit === null ? 'full' : 'deposit'
  await db.insert(payments).values({ orderId, method, purpose, amount: deposit ?? total, reference })
}
