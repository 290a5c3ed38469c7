import type { DeliveryZone, DeliveryZonesReply } from '#contract/delivery-zones.ts'
import type { DayRange } from '#domain/delivery-zones/delivery-estimate.ts'
import type { Language } from '#domain/language/languages.ts'
import { provinces } from '#domain/addresses/provinces.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { readDeliveryDistricts, readDeliveryZones } from './delivery-queries.ts'

/** Returns every zone with its days, and every district of Nepal under its province, with its zone. */
export async function listDeliveryZones(db: Db, language: Language): Promise<Answer<DeliveryZonesReply>> {
  const [zones, districts] = await Promise.all([readDeliveryZones(db, language), readDeliveryDistricts(db)])
  const zoneIds = new Map(districts.map(({ district, zoneId }) => [district, String(zoneId)]))
  const data = {
    zones: zones.map(presentZone),
    provinces: provinces.map((province) => ({
      name: province.name,
      districts: province.districts.map(({ name }) => ({ name, zoneId: zoneIds.get(name) ?? null })),
    })),
  }
  return { payload: { success: true, message: 'Delivery zones found', data }, tags: ['delivery'] }
}

function presentZone(zone: Awaited<ReturnType<typeof readDeliveryZones>>[number]): DeliveryZone {
  return {
    _id: String(zone.id),
    name: zone.name,
    standard: rangeOf(zone.standardMinDays, zone.standardMaxDays),
    express: rangeOf(zone.expressMinDays, zone.expressMaxDays),
  }
}

function rangeOf(min: number | null, max: number | null): DayRange | null {
  return min === null || max === null ? null : { min, max }
}
