import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { DayRange } from '#domain/delivery-zones/delivery-estimate.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { deliveryDistricts, deliveryZones, shopSettings } from '../../platform/db/schema.ts'
import { translated } from '../../platform/language/translated.ts'
import { holidaysJson } from './zone-json.ts'

export function readDeliveryZones(db: Db, language: Language) {
  const { id, name, translations, position } = deliveryZones
  const { standardMinDays, standardMaxDays, expressMinDays, expressMaxDays } = deliveryZones
  const { arrangedMinDays, arrangedMaxDays } = deliveryZones
  const { standardFee, expressFee, largeItemFee, cashAllowed, fittingOffered } = deliveryZones
  return db
    .select({
      id,
      name: translated(name, translations, 'name', language),
      standardMinDays,
      standardMaxDays,
      expressMinDays,
      expressMaxDays,
      arrangedMinDays,
      arrangedMaxDays,
      standardFee,
      expressFee,
      largeItemFee,
      cashAllowed,
      fittingOffered,
    })
    .from(deliveryZones)
    .orderBy(asc(position), asc(id))
}

export function readDeliveryDistricts(db: Db) {
  return db.select().from(deliveryDistricts)
}

/** Reads the usual days of those of these districts to which the shop delivers by arrangement and names some. */
export async function readArrangedDays(db: Db, districts: readonly string[]): Promise<Map<string, DayRange>> {
  if (districts.length === 0) return new Map()
  const { arrangedMinDays: min, arrangedMaxDays: max } = deliveryZones
  const { district, zoneId } = deliveryDistricts
  const rows = await db
    .select({ district, min, max })
    .from(deliveryDistricts)
    .innerJoin(deliveryZones, eq(deliveryZones.id, zoneId))
    .where(inArray(district, [...districts]))
  return new Map(
    rows.flatMap((row) =>
      row.min === null || row.max === null ? [] : [[row.district, { min: row.min, max: row.max }]],
    ),
  )
}

/** Reads the settings that hold in every zone; undefined before the shop was set up. */
export async function readShopTerms(db: Db) {
  const { shippingFee, expressFee, freeShippingOver } = shopSettings
  const holidays = sql<string[]>`${sql.raw(holidaysJson)}`
  const [shop] = await db.select({ shippingFee, expressFee, freeShippingOver, holidays }).from(shopSettings)
  return shop
}

/** Reads the days on which the shop is closed, as `2026-11-24`; none before the shop was set up. */
export async function readHolidays(db: Db): Promise<string[]> {
  return (await readShopTerms(db))?.holidays ?? []
}
