import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, not, sql, type SQL } from 'drizzle-orm'
import type { AdminDeliveriesQuery } from '#contract/admin/fulfilment/deliveries.ts'
import { lateness } from '#domain/insights/lateness.ts'
import { endOfNepalDay, nepalInstant } from '#domain/nepal-time.ts'
import { ownedBy } from '../../../platform/assignments/owned-by.ts'
import { uuidIds } from '../../../platform/records/conditions.ts'
import { countSome, FILTERED_LIST, isShown } from '../../../platform/records/count-some.ts'
import { orderOf, pageOf } from '../../../platform/records/page-of.ts'
import type { Db } from '../../../platform/db/client.ts'
import { deliveries, deliveryZones, orderLines, orders } from '../../../platform/db/schema.ts'
import { placeOfSlot } from '../../../platform/db/schema/fulfilment.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { ofOrdersSaying } from '../../orders/of-orders-saying.ts'
import { isLateBy, selectPromised } from '../promised-deliveries.ts'

const { day, slot, state, zoneId, isPickup: pickup, isLarge, createdAt, deliveredAt } = deliveries

const slotPlace = placeOfSlot(slot)
// Many share a day or have none. With their ids in the same direction, an index read backwards has the order too.
const sorts = {
  day: [day, slotPlace, deliveries.id],
  createdAt: [createdAt, deliveries.id],
  deliveredAt: [deliveredAt, deliveries.id],
}

// As the partial indexes word it.
const isPickup = sql`${pickup}`
const isOpen = inArray(state, ['planned', 'out'])
/** The order still has deliveries to come. */
const isUnderWay = inArray(orders.state, ['pending', 'confirm'])

function select(db: Db) {
  return db
    .select({ delivery: deliveries, order: orders, zone: { id: deliveryZones.id, name: deliveryZones.name } })
    .from(deliveries)
    .innerJoin(orders, eq(orders.id, deliveries.orderId))
    .leftJoin(deliveryZones, eq(deliveryZones.id, zoneId))
}
export type DeliveryRow = Awaited<ReturnType<typeof select>>[number]

export async function readDeliveryPage(
  db: Db,
  query: AdminDeliveriesQuery,
): Promise<{ rows: DeliveryRow[]; total: number; hasMore: boolean }> {
  const { id, orderId } = deliveries
  // Whether a filter depends on the order.
  const asksOrder = query.state === 'open'
  const { isSaid, bounds = asksOrder || query.owner !== undefined ? FILTERED_LIST : undefined } = await ofOrdersSaying(
    db,
    query.q,
    orderId,
  )
  const which = and(isSaid, ...filtersOf(db, query))
  const { limit, offset } = pageOf(query)
  const order = orderOf(query.sort, sorts, id)
  // PostgreSQL would walk through all deliveries in this order to find the open ones, which may all be at its end. Sorting
  // first by a value that they share stops it: it reads the open ones and sorts them.
  const sorted = asksOrder ? [desc(isOpen), ...order] : order
  const found = () => {
    const some = db.select({ id }).from(deliveries).$dynamic()
    return (asksOrder ? some.innerJoin(orders, eq(orders.id, orderId)) : some).where(which)
  }
  const [page, counted] = await Promise.all([
    isShown(query, bounds)
      ? found()
          .orderBy(...sorted)
          .limit(limit)
          .offset(offset)
      : [],
    countSome(db, found(), query, bounds),
  ])
  // Finds the IDs of the page first, and reads whole rows only for these: none for the rows before the page.
  const ids = page.map((row) => row.id)
  const rows = await select(db).where(inArray(deliveries.id, ids))
  const byId = new Map(rows.map((row) => [row.delivery.id, row]))
  return { rows: ids.flatMap((one) => byId.get(one) ?? []), ...counted }
}

function filtersOf(db: Db, { ids, ...wanted }: AdminDeliveriesQuery): (SQL | undefined)[] {
  return [
    ids && inArray(deliveries.id, uuidIds(ids)),
    wanted.day === undefined ? undefined : eq(day, wanted.day),
    wanted.slot && eq(slot, wanted.slot),
    wanted.zone === undefined ? undefined : inZone(wanted.zone),
    wanted.kind && (wanted.kind === 'pickup' ? isPickup : not(isPickup)),
    wanted.vehicle && eq(isLarge, wanted.vehicle === 'truck'),
    wanted.undated === 'true' ? isNull(day) : undefined,
    ownedBy('delivery', deliveries.id, wanted.owner),
    ...arrivedIn(db, wanted),
    wanted.state === 'open' ? and(isOpen, isUnderWay) : wanted.state && eq(state, wanted.state),
  ]
}

function arrivedIn(db: Db, { late, arrivedFrom, arrivedUntil }: AdminDeliveriesQuery): (SQL | undefined)[] {
  const begin = arrivedFrom === undefined ? undefined : nepalInstant(arrivedFrom)
  const end = arrivedUntil === undefined ? undefined : endOfNepalDay(arrivedUntil)
  const promised = selectPromised(db, { begin, end })
  const range = late === 'any' || late === undefined ? { from: 1, until: null } : lateness[late]
  const isLate = isLateBy(sql`${promised.daysLate}`, range)
  return [
    begin && gte(deliveredAt, begin),
    end && lt(deliveredAt, end),
    late && inArray(deliveries.id, db.select({ id: promised.id }).from(promised).where(isLate)),
  ]
}

function inZone(zone: NonNullable<AdminDeliveriesQuery['zone']>): SQL | undefined {
  return zone === 'none' ? and(isNull(zoneId), not(isPickup)) : eq(zoneId, zone)
}

export async function findDeliveryRow(db: Db, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await select(db).where(eq(deliveries.id, id))
  return row
}

/** Reads the deliveries that a driver takes into a zone on a day. */
export function readSheetRows(
  db: Db,
  sheet: { day: string; zone: NonNullable<AdminDeliveriesQuery['zone']> },
): Promise<DeliveryRow[]> {
  return select(db)
    .where(and(eq(day, sheet.day), inZone(sheet.zone), isOpen, eq(orders.state, 'confirm')))
    .orderBy(asc(slotPlace), asc(orders.district), asc(orders.number), asc(deliveries.number))
}

/** Reads what was paid for the lines of these orders. */
export async function readPaidLines(db: Db, orderIds: readonly string[]) {
  const { orderId, position, quantity, total } = orderLines
  const rows = await db
    .select({ orderId, position, quantity, total })
    .from(orderLines)
    .where(inArray(orderId, [...orderIds]))
    .orderBy(asc(position))
  return Map.groupBy(rows, (row) => row.orderId)
}

/** Counts the deliveries of each zone in each slot of these days. `until` is the first day after them. */
export function readLoads(db: Db, from: string, until: string) {
  return db
    .select({
      day,
      slot,
      zoneId,
      taken: sql<number>`count(*)::int`,
      takenTruck: sql<number>`count(*) filter (where ${isLarge})::int`,
    })
    .from(deliveries)
    .where(and(gte(day, from), lt(day, until), ne(state, 'cancelled')))
    .groupBy(day, slot, zoneId)
}

export function readZones(db: Db) {
  const { id, name, slotCapacity, truckCapacity, position } = deliveryZones
  return db.select({ id, name, slotCapacity, truckCapacity }).from(deliveryZones).orderBy(asc(position), asc(id))
}

/** Counts deliveries of confirmed orders that have no day yet, and pickups that wait at the shop. */
export async function countWaiting(db: Db): Promise<{ undated: number; pickups: number }> {
  return onlyRow(
    await db
      .select({
        undated: sql<number>`count(*) filter (where not ${isPickup} and ${day} is null)::int`,
        pickups: sql<number>`count(*) filter (where ${isPickup})::int`,
      })
      .from(deliveries)
      .innerJoin(orders, eq(orders.id, deliveries.orderId))
      .where(and(eq(state, 'planned'), eq(orders.state, 'confirm'))),
  )
}

/** Returns the name of a zone; undefined for an unknown zone. */
export async function findZoneName(db: Db, id: number): Promise<string | undefined> {
  const [zone] = await db.select({ name: deliveryZones.name }).from(deliveryZones).where(eq(deliveryZones.id, id))
  return zone?.name
}
