import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { smsMessages } from '../../platform/db/schema.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import type { StoredDelivery } from './delivery-queries.ts'

type Handover = { order: Pick<StoredOrder, 'id' | 'method'>; delivery: Pick<StoredDelivery, 'id'> }

/** Returns the ids of the deliveries whose code went to the buyer by SMS, as long as the outbox keeps the messages. */
export async function readTextedCodes(db: Db, handovers: readonly Handover[]): Promise<ReadonlySet<string>> {
  const things = new Map(handovers.map((handover) => [thingOf(handover), handover.delivery.id]))
  const thing = sql<string>`split_part(${smsMessages.event}, ':', 2)`
  const rows = await db
    .select({ thing })
    .from(smsMessages)
    .where(
      and(
        inArray(thing, [...things.keys()]),
        inArray(smsMessages.template, ['delivery-out', 'order-confirmed']),
        eq(smsMessages.outcome, 'sent'),
      ),
    )
  return new Set(rows.map((row) => things.get(row.thing)!))
}

/** The code of a pickup comes with the news that the order is confirmed, that of a delivery when it leaves. */
function thingOf({ order, delivery }: Handover): string {
  return order.method === 'pickup' ? order.id : delivery.id
}
