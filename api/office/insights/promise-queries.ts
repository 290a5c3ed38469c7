import { eq, isNotNull, sql } from 'drizzle-orm'
import { lateness } from '#domain/insights/lateness.ts'
import { deliveryZones } from '../../platform/db/schema.ts'
import { isLateBy, selectPromised } from '../../sales/fulfilment/promised-deliveries.ts'
import { boundsOf, readByPeriod } from './insight.ts'

/** Counts the deliveries of each zone that had a promise, and how late they came. */
export const keptPromises = readByPeriod('promises kept', (db, period) => {
  const promised = selectPromised(db, boundsOf(period))
  // Few groups: without them PostgreSQL figures the lateness of each delivery once for every sum below.
  const counted = db
    .select({ zoneId: promised.zoneId, daysLate: promised.daysLate, count: sql<number>`count(*)`.as('deliveries') })
    .from(promised)
    .groupBy(promised.zoneId, promised.daysLate)
    .as('counted')
  const daysLate = sql`${counted.daysLate}`
  const sumOf = (which = sql`true`) => sql<number>`coalesce(sum(${counted.count}) filter (where ${which}), 0)::int`
  return db
    .select({
      zoneId: counted.zoneId,
      zone: deliveryZones.name,
      of: sumOf(),
      kept: sumOf(sql`${daysLate} <= 0`),
      one: sumOf(isLateBy(daysLate, lateness.one)),
      few: sumOf(isLateBy(daysLate, lateness.few)),
      more: sumOf(isLateBy(daysLate, lateness.more)),
    })
    .from(counted)
    .leftJoin(deliveryZones, eq(deliveryZones.id, counted.zoneId))
    .where(isNotNull(counted.daysLate))
    .groupBy(counted.zoneId, deliveryZones.name)
    .orderBy(sql`3 desc`, counted.zoneId)
})
