import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { deliveryDistricts, deliveryZones } from '../../platform/db/schema.ts'

/**
 * Returns the English names of the districts to which somebody comes to measure, in any order: the shop delivers there
 * on its own days, and its fitters come along.
 */
export async function readVisitedDistricts(db: Db): Promise<string[]> {
  const rows = await db
    .select({ district: deliveryDistricts.district })
    .from(deliveryDistricts)
    .innerJoin(deliveryZones, eq(deliveryZones.id, deliveryDistricts.zoneId))
    .where(and(deliveryZones.fittingOffered, isNotNull(deliveryZones.standardMinDays)))
  return rows.map(({ district }) => district)
}
