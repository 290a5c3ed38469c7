import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { orders } from '../../../platform/db/schema.ts'

/** Khalti's own links last as long. */
const PAGE_LASTS_MS = 60 * 60_000

/**
 * Returns when the page of a payment closes: together with its order, so that shop and wallet tell the buyer the same
 * time, or after an hour.
 *
 * @param reference  the shop's own, which begins with the order's number: `KA-261121-7Q2M4XZP-1a2b3c4d`
 */
export async function pageEnd(db: Db, reference: string, now: Date): Promise<Date> {
  const number = reference.slice(0, Math.max(0, reference.lastIndexOf('-')))
  const [order] = await db.select({ payBy: orders.payBy }).from(orders).where(eq(orders.number, number))
  const end = now.getTime() + PAGE_LASTS_MS
  const payBy = order?.payBy?.getTime() ?? end
  return new Date(payBy > now.getTime() ? Math.min(payBy, end) : end)
}
