import { asc } from 'drizzle-orm'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { deliveryDistricts, deliveryZones } from '../../platform/db/schema.ts'
import { translated } from '../../platform/language/translated.ts'

export function readDeliveryZones(db: Db, language: Language) {
  const { id, name, translations, position } = deliveryZones
  const { standardMinDays, standardMaxDays, expressMinDays, expressMaxDays } = deliveryZones
  return db
    .select({
      id,
      name: translated(name, translations, 'name', language),
      standardMinDays,
      standardMaxDays,
      expressMinDays,
      expressMaxDays,
    })
    .from(deliveryZones)
    .orderBy(asc(position), asc(id))
}

export function readDeliveryDistricts(db: Db) {
  return db.select().from(deliveryDistricts)
}
