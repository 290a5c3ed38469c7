import { and, eq, gte, isNotNull, lt, ne, notInArray, sql, sum, type SQLWrapper } from 'drizzle-orm'
import type { Period } from '#domain/insights/periods.ts'
import type { Db } from '../../platform/db/client.ts'
import {
  damageReports,
  deliveries,
  deliveryLines,
  deliveryZones,
  orderLines,
  returnLines,
  returnRequests,
} from '../../platform/db/schema.ts'
import { boundsOf, readByPeriod } from './insight.ts'

const rows = sql<number>`count(*)::int`

function returnedIn(period: Period) {
  const { begin, end } = boundsOf(period)
  const { createdAt, state } = returnRequests
  return and(gte(createdAt, begin), lt(createdAt, end), notInArray(state, ['declined', 'withdrawn']))
}

function damagedIn(period: Period) {
  const { begin, end } = boundsOf(period)
  const { createdAt, state } = damageReports
  return and(gte(createdAt, begin), lt(createdAt, end), ne(state, 'declined'))
}

function arrivedIn(period: Period) {
  const { begin, end } = boundsOf(period)
  const { deliveredAt, state } = deliveries
  return and(eq(state, 'delivered'), gte(deliveredAt, begin), lt(deliveredAt, end))
}

/** Counts, by product, the pieces delivered and returned, and the reports of damage. */
export const afterSalesOfProducts = readByPeriod('returns by product', async (db, period) => {
  const { productId } = orderLines
  const [delivered, returned, damaged] = await Promise.all([
    db
      .select({ id: productId, count: pieces(deliveryLines.quantity) })
      .from(deliveries)
      .innerJoin(deliveryLines, eq(deliveryLines.deliveryId, deliveries.id))
      .innerJoin(orderLines, isLineOf(deliveryLines))
      .where(and(arrivedIn(period), isNotNull(productId)))
      .groupBy(productId),
    db
      .select({ id: productId, count: pieces(returnLines.quantity) })
      .from(returnRequests)
      .innerJoin(returnLines, eq(returnLines.returnId, returnRequests.id))
      .innerJoin(orderLines, isLineOf(returnLines))
      .where(and(returnedIn(period), isNotNull(productId)))
      .groupBy(productId),
    db
      .select({ id: productId, count: rows })
      .from(damageReports)
      .innerJoin(orderLines, isLineOf(damageReports))
      .where(and(damagedIn(period), isNotNull(productId)))
      .groupBy(productId),
  ])
  return merge({ delivered, returned, damaged }, (id) => Number(id))
})

/** How goods came: by truck, by hand, or fetched by the buyer. */
export type Way = 'truck' | 'hand' | 'pickup'

/** Counts, by way of delivery and zone, the order lines that were delivered, returned and damaged. */
export const afterSalesOfCarriers = readByPeriod('returns by carrier', async (db, period) => {
  const [delivered, returned, damaged] = await Promise.all([
    db
      .select({ id: carrier, count: rows })
      .from(deliveries)
      .innerJoin(deliveryLines, eq(deliveryLines.deliveryId, deliveries.id))
      .where(arrivedIn(period))
      .groupBy(carrier),
    countCarried(
      db,
      db
        .select({ orderId: returnLines.orderId, position: returnLines.position })
        .from(returnLines)
        .innerJoin(returnRequests, eq(returnRequests.id, returnLines.returnId))
        .where(returnedIn(period)),
    ),
    countCarried(
      db,
      db
        .select({ orderId: damageReports.orderId, position: damageReports.position })
        .from(damageReports)
        .where(damagedIn(period)),
    ),
  ])
  return merge({ delivered, returned, damaged }, (id) => id)
})

/** `truck 3`: the way, and the zone if there is one. */
const carrier = sql<string>`case when ${deliveries.isPickup} then 'pickup' when ${deliveries.isLarge} then 'truck' else 'hand' end
  || coalesce(' ' || ${deliveries.zoneId}, '')`

/** Counts order lines by the carrier that brought them last. */
async function countCarried(db: Db, lines: SQLWrapper): Promise<Counted<string>> {
  const { rows: counted } = await db.execute<{ id: string; count: number }>(sql`
    select brought.carrier as id, count(*)::int as count from ${lines} line
    cross join lateral (
      select ${carrier} as carrier from ${deliveryLines} join ${deliveries} on ${deliveries.id} = ${deliveryLines.deliveryId}
      where ${deliveryLines.orderId} = line.order_id and ${deliveryLines.position} = line.position
        and ${deliveries.state} = 'delivered'
      order by ${deliveries.deliveredAt} desc limit 1
    ) brought
    group by brought.carrier`)
  return counted
}

export async function readZoneNames(db: Db): Promise<Map<string, string>> {
  const zones = await db.select({ id: deliveryZones.id, name: deliveryZones.name }).from(deliveryZones)
  return new Map(zones.map(({ id, name }) => [String(id), name]))
}

function pieces(quantity: typeof returnLines.quantity | typeof deliveryLines.quantity) {
  return sum(quantity).mapWith(Number)
}

function isLineOf(line: typeof returnLines | typeof deliveryLines | typeof damageReports) {
  return and(eq(orderLines.orderId, line.orderId), eq(orderLines.position, line.position))
}

type Counted<Id> = readonly { id: Id; count: number }[]
type Counts = 'delivered' | 'returned' | 'damaged'

/** Joins the counts of each id. What came back most often comes first. */
function merge<Id, Key extends string | number>(counts: Record<Counts, Counted<Id>>, keyOf: (id: Id) => Key) {
  const byId = new Map<Key, Record<Counts, number>>()
  for (const name of Object.keys(counts) as Counts[]) {
    for (const { id, count } of counts[name]) {
      const known = byId.get(keyOf(id)) ?? { delivered: 0, returned: 0, damaged: 0 }
      byId.set(keyOf(id), { ...known, [name]: count })
    }
  }
  return [...byId]
    .map(([id, row]) => ({ id, ...row }))
    .toSorted(
      (one, other) =>
        other.returned + other.damaged - one.returned - one.damaged ||
        other.delivered - one.delivered ||
        (one.id < other.id ? -1 : 1),
    )
}
