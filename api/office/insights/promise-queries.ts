import { eq, isNotNull, sql } from 'drizzle-orm'
import { lateness } from '#domain/insights/lateness.ts'
import { deliveryZones } from '../../platform/db/schema.ts'
import { isLateBy, selectPromised } from '../../sales/fulfilment/promised-deliveries.ts'
import { boundsOf, readByPeriod } from './insight.ts'

/** Counts the deliveries of each zone that had a promise, and how late they came. */
export const keptPromises = readByPeriod('promises kept', (db, period) => {
  const promised = selectPromised(db, boundsOf(period))
  const counted = (which = sql`true`) => sql<number>`(count(*) filter (where ${which}))::int`
  return db
    .select({
      zoneId: promised.zoneId,
      zone: deliveryZones.name,
      of: counted(),
      kept: counted(sql`${promised.daysLate} <= 0`),
      one: counted(isLateBy(sql`${promised.daysLate}`, lateness.one)),
      few: counted(isLateBy(sql`${promised.daysLate}`, lateness.few)),
      more: counted(isLateBy(sql`${promised.daysLate}`, lateness.more)),
    })
    .from(promised)
    .leftJoin(deliveryZones, eq(deliveryZones.id, promised.zoneId))
    .where(isNotNull(promised.daysLate))
    .groupBy(promised.zoneId, deliveryZones.name)
    .orderBy(sql`count(*) desc`, promised.zoneId)
})
