import { asc } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { deliveryDistricts, deliveryZones } from '../db/schema.ts'

export function readDeliveryZones(db: Db) {
  return db.select().from(deliveryZones).orderBy(asc(deliveryZones.position), asc(deliveryZones.id))
}

export function readDeliveryDistricts(db: Db) {
  return db.select().from(deliveryDistricts)
}
