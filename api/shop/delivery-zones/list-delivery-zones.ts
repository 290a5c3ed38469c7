import type { DeliveryZone, DeliveryZonesReply } from '#contract/delivery-zones.ts'
import type { DayRange } from '#domain/delivery-zones/delivery-estimate.ts'
import { type ShopFees, zoneTerms } from '#domain/delivery-zones/zone-terms.ts'
import type { Language } from '#domain/language/languages.ts'
import { provinces } from '#domain/addresses/provinces.ts'
import { endOfNepalDay, nepalDay } from '#domain/nepal-time.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import { readDeliveryDistricts, readDeliveryZones, readShopTerms } from './delivery-queries.ts'

const DAY_MS = 86_400_000
/** Covers the slowest zone and the longest time that making a piece may take. */
const HOLIDAYS_AHEAD_MS = 120 * DAY_MS

/**
 * Returns every zone with its days and terms, every district of Nepal under its province, with its zone, and the shop's
 * own terms.
 *
 * @throws AppError unavailable before the shop was set up
 */
export async function listDeliveryZones(
  db: Db,
  language: Language,
  now = new Date(),
): Promise<Answer<DeliveryZonesReply>> {
  const [zones, districts, shop] = await Promise.all([
    readDeliveryZones(db, language),
    readDeliveryDistricts(db),
    readShopTerms(db),
  ])
  if (!shop) throw new AppError('unavailable', say('calls.no-shop'))
  const zoneIds = new Map(districts.map(({ district, zoneId }) => [district, String(zoneId)]))
  const { shippingFee, freeShippingOver } = shop
  const [today, last] = [nepalDay(now), nepalDay(new Date(now.getTime() + HOLIDAYS_AHEAD_MS))]
  const data = {
    zones: zones.map((zone) => presentZone(zone, shop)),
    provinces: provinces.map((province) => ({
      name: province.name,
      districts: province.districts.map(({ name }) => ({ name, zoneId: zoneIds.get(name) ?? null })),
    })),
    shippingFee,
    freeShippingOver,
    holidays: shop.holidays.filter((day) => day >= today && day <= last).toSorted(),
  }
  return {
    payload: { success: true, message: 'Delivery zones found', data },
    tags: ['delivery', 'settings'],
    keepForMs: endOfNepalDay(today).getTime() - now.getTime(),
  }
}

function presentZone(zone: Awaited<ReturnType<typeof readDeliveryZones>>[number], shop: ShopFees): DeliveryZone {
  const standard = rangeOf(zone.standardMinDays, zone.standardMaxDays)
  const express = rangeOf(zone.expressMinDays, zone.expressMaxDays)
  const arranged = rangeOf(zone.arrangedMinDays, zone.arrangedMaxDays)
  return { _id: String(zone.id), name: zone.name, ...zoneTerms({ ...zone, standard, express, arranged }, shop) }
}

function rangeOf(min: number | null, max: number | null): DayRange | null {
  return min === null || max === null ? null : { min, max }
}
