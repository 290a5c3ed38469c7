import { and, asc, eq, ne, not, sql } from 'drizzle-orm'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import { isSlotOver } from '#domain/fulfilment/delivery-planning.ts'
import { sumOf } from '#domain/sum.ts'
import type { Db } from '../../platform/db/client.ts'
import { deliveries, deliveryZones } from '../../platform/db/schema.ts'

/** Reads how far the home deliveries of a day in Nepal have come, by zone. */
export async function readToday(db: Db, today: string, now: Date): Promise<Dashboard['today']> {
  const { zoneId, slot, state, day, isPickup } = deliveries
  const delivered = sql<number>`(count(*) filter (where ${state} = 'delivered'))::int`
  const rows = await db
    .select({ zoneId, zone: deliveryZones.name, slot, of: sql<number>`count(*)::int`, delivered })
    .from(deliveries)
    .leftJoin(deliveryZones, eq(deliveryZones.id, zoneId))
    .where(and(eq(day, today), ne(state, 'cancelled'), not(isPickup)))
    .groupBy(zoneId, deliveryZones.name, deliveryZones.position, slot)
    .orderBy(asc(deliveryZones.position), asc(zoneId))
  return [...Map.groupBy(rows, (row) => row.zoneId).values()].map((slots) => {
    const { zoneId: id, zone } = slots[0]!
    const over = slots.filter((one) => one.slot !== null && isSlotOver(today, one.slot, now))
    return {
      zone: id === null ? null : { id, name: zone ?? '' },
      of: sumOf(slots, (one) => one.of),
      delivered: sumOf(slots, (one) => one.delivered),
      late: sumOf(over, (one) => one.of - one.delivered),
    }
  })
}
