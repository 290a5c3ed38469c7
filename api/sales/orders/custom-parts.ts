import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { OrderCustom } from '#contract/orders/orders.ts'
import type { Db } from '../../platform/db/client.ts'
import { customQuotes, customRequests, productionSteps } from '../../platform/db/schema.ts'

/** Returns the custom part of each of these orders; null for other orders. */
export async function readCustomOf(
  db: Db,
  orderIds: readonly string[],
): Promise<(orderId: string) => OrderCustom | null> {
  const ids = [...orderIds]
  const requests = await readRequests(db, ids)
  if (requests.length === 0) return () => null
  const steps = await db
    .select()
    .from(productionSteps)
    .where(inArray(productionSteps.orderId, ids))
    .orderBy(asc(productionSteps.id))
  return (orderId) => {
    const request = requests.find((one) => one.orderId === orderId)
    if (!request) return null
    const own = steps.filter((step) => step.orderId === orderId)
    return {
      request: request.number,
      weeks: request.weeks,
      steps: own.map(({ stage, note, at }) => ({ stage, note, at: at.toISOString() })),
    }
  }
}

/** Reads requests with the weeks of the accepted offer, which is the latest one. */
function readRequests(db: Db, orderIds: string[]) {
  const { id, number, orderId } = customRequests
  return db
    .selectDistinctOn([id], { number, orderId, weeks: customQuotes.weeks })
    .from(customRequests)
    .innerJoin(customQuotes, eq(customQuotes.requestId, id))
    .where(inArray(orderId, orderIds))
    .orderBy(id, desc(customQuotes.createdAt), desc(customQuotes.id))
}

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
