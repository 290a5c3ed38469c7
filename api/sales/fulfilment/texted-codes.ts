import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { smsMessages } from '../../platform/db/schema.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import type { StoredDelivery } from './delivery-queries.ts'

type Handover = { order: Pick<StoredOrder, 'id' | 'method'>; delivery: Pick<StoredDelivery, 'id'> }

/**
 * Returns the ids of the deliveries whose code went to the buyer by SMS, as long as the outbox keeps the messages. One that
 * still waits counts as well: otherwise a reason would be enough in the moments after a driver has left.
 */
export async function readTextedCodes(db: Db, handovers: readonly Handover[]): Promise<ReadonlySet<string>> {
  const things = new Map(handovers.map((handover) => [thingOf(handover), handover.delivery.id]))
  const { event, template, outcome, expiresAt } = smsMessages
  const thing = sql<string>`split_part(${event}, ':', 2)`
  const isWaiting = and(isNull(outcome), gt(expiresAt, sql`now()`))
  const rows = await db
    .select({ thing })
    .from(smsMessages)
    .where(
      and(
        inArray(thing, [...things.keys()]),
        inArray(template, ['delivery-out', 'order-confirmed']),
        or(eq(outcome, 'sent'), isWaiting),
      ),
    )
  return new Set(rows.map((row) => things.get(row.thing)!))
}

/** The code of a pickup comes with the news that the order is confirmed, that of a delivery when it leaves. */
function thingOf({ order, delivery }: Handover): string {
  return order.method === 'pickup' ? order.id : delivery.id
}
