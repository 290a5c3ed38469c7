import { and, eq, notInArray, sql } from 'drizzle-orm'
import { DeliveryZone, DeliveryZoneDraft, DeliveryZonesQuery } from '#contract/admin/delivery-zones.ts'
import { NumberKey } from '#contract/admin/records.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { recordKind } from '../../../platform/records/record-kind.ts'
import { refuseFields } from '../../../platform/records/refuse-fields.ts'
import { lastPosition } from '../../../platform/records/reorder-records.ts'
import { sayingAny } from '../../../platform/records/conditions.ts'
import type { Db } from '../../../platform/db/client.ts'
import { deliveries, deliveryDistricts, deliveryZones as table } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { subquery } from '../../../platform/media/picture-rows.ts'
import { zoneProblems } from './zone-problems.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'

const { id, name, position, translations, slotCapacity, truckCapacity } = table
const { standardMinDays, standardMaxDays, expressMinDays, expressMaxDays, arrangedMinDays, arrangedMaxDays } = table
const { standardFee, expressFee, largeItemFee, cashAllowed, fittingOffered } = table

const districts = subquery<DeliveryZoneDraft['districts']>(sql`
  select coalesce(jsonb_agg(${deliveryDistricts.district} order by ${deliveryDistricts.district}), '[]')
  from ${deliveryDistricts} where ${deliveryDistricts.zoneId} = ${id}`)

type Crowded = (typeof DeliveryZone)['_zod']['output']['crowded']

/** SQL value: the slots from a day on with more deliveries than their zone's capacity. */
function crowdedFrom(today: string) {
  const { day, slot, isLarge, zoneId, state } = deliveries
  return subquery<Crowded>(sql`
    select coalesce(jsonb_agg(jsonb_build_object('day', day, 'slot', slot, 'taken', taken, 'takenLarge', large) order by day, slot), '[]')
    from (
      select ${day} as day, ${slot} as slot, count(*) as taken, count(*) filter (where ${isLarge}) as large
      from ${deliveries}
      where ${zoneId} = ${id} and ${day} >= ${today} and ${state} <> 'cancelled'
      group by 1, 2
    ) planned
    where taken > ${slotCapacity} or large > ${truckCapacity}`)
}

/** Zones of districts with the same delivery times. */
export const deliveryZones = recordKind({
  name: 'delivery zone',
  path: '/delivery-zones',
  tags: ['Back office: delivery'],
  reads: 'delivery.read',
  writes: 'delivery.write',
  contract: { key: NumberKey, draft: DeliveryZoneDraft, record: DeliveryZone, query: DeliveryZonesQuery },
  table,
  id,
  order: { table },
  sorts: { position, name },
  refusals: {
    delivery_zones_name_unique: ['name', 'Another zone has this name'],
    deliveries_zone_id_delivery_zones_id_fk: ['id', 'Orders were or will be delivered in this zone: it stays'],
  },

  wanted: ({ q }) => sayingAny(q, name, translations),

  rows: (db) =>
    db
      .select({
        id,
        name,
        position,
        translations,
        slotCapacity,
        truckCapacity,
        cashAllowed,
        standardFee,
        expressFee,
        largeItemFee,
        fittingOffered,
        standardMinDays,
        standardMaxDays,
        expressMinDays,
        expressMaxDays,
        arrangedMinDays,
        arrangedMaxDays,
        districts,
        crowded: crowdedFrom(nepalDay(new Date())),
      })
      .from(table),

  most: 77,

  async insert(tx, { districts: names, ...draft }) {
    refuseFields(zoneProblems({ ...draft, districts: names }))
    const row = onlyRow(
      await tx
        .insert(table)
        .values({ ...draft, position: lastPosition(table) })
        .returning({ id }),
    )
    await giveDistricts(tx, row.id, names)
    return row.id
  },

  async update(tx, zoneId, { districts: names, ...draft }) {
    refuseFields(zoneProblems({ ...draft, districts: names }))
    await tx.update(table).set(draft).where(eq(id, zoneId))
    await tx
      .delete(deliveryDistricts)
      .where(and(eq(deliveryDistricts.zoneId, zoneId), notInArray(deliveryDistricts.district, names)))
    await giveDistricts(tx, zoneId, names)
  },

  async remove(tx, zoneId, { districts: names }) {
    if (names.length > 0) throw new AppError('conflict', 'Move its districts to other zones first.')
    await tx.delete(table).where(eq(id, zoneId))
  },
})

/** Assigns districts to a zone, including those of other zones. */
async function giveDistricts(tx: Db, zoneId: number, names: readonly string[]) {
  if (names.length === 0) return
  const rows = [...new Set(names)].toSorted().map((district) => ({ district, zoneId }))
  await tx
    .insert(deliveryDistricts)
    .values(rows)
    .onConflictDoUpdate({
      target: deliveryDistricts.district,
      set: { zoneId },
      setWhere: sql`${deliveryDistricts.zoneId} <> ${zoneId}`,
    })
}
