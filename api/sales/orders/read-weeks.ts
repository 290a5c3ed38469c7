import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { customQuotes, customRequests } from '../../platform/db/schema.ts'

/** Returns the offered production time of a custom order, in weeks. */
export async function readWeeksOf(db: Db, orderId: string): Promise<number | undefined> {
  const [quote] = await db
    .select({ weeks: customQuotes.weeks })
    .from(customQuotes)
    .innerJoin(customRequests, eq(customRequests.id, customQuotes.requestId))
    .where(eq(customRequests.orderId, orderId))
    .orderBy(desc(customQuotes.createdAt))
    .limit(1)
  return quote?.weeks
}
