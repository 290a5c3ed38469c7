import { asc, eq, inArray, sql } from 'drizzle-orm'
import { nepalDay } from '#domain/nepal-time.ts'
import { allRows } from '../../platform/exports/all-rows.ts'
import type { Db } from '../../platform/db/client.ts'
import { deliveryDistricts, deliveryZones, orders, refunds } from '../../platform/db/schema.ts'
import { subquery } from '../../platform/media/picture-rows.ts'
import { uncounted } from '../../sales/payments/order-money.ts'

export type OpenOrder = Awaited<ReturnType<typeof readOpenOrders>>[number]

const zone = sql<string>`case when ${orders.method} = 'pickup' then 'Pickup' else coalesce(${deliveryZones.name}, 'By arrangement') end`

/** Refunds of what counts of an order's payments (`countedOf`), paid or promised. */
const refunded = subquery<number>(sql`select coalesce(sum(${refunds.amount}), 0)::float8 from ${refunds}
  where ${refunds.orderId} = ${orders.id} and not (${refunds.cause} like any (array[${sql.join(
    uncounted.map((one) => sql`${`${one}%`}`),
    sql`, `,
  )}]))`)

/** Yields the orders with a claim, by zone and then by age. */
export function allOpenOrders(db: Db): AsyncGenerator<OpenOrder> {
  return allRows(
    db,
    (tx) =>
      tx
        .select({ id: orders.id })
        .from(orders)
        .leftJoin(deliveryDistricts, eq(deliveryDistricts.district, orders.district))
        .leftJoin(deliveryZones, eq(deliveryZones.id, deliveryDistricts.zoneId))
        .where(sql`${orders.state} = 'confirm' or (${orders.state} = 'pending' and ${orders.counted} > 0)`)
        .orderBy(asc(zone), asc(orders.placedAt), asc(orders.id)),
    readOpenOrders,
  )
}

async function readOpenOrders(db: Db, ids: string[]) {
  const { id, number, state, placedAt, payment, total, counted } = orders
  const rows = await db
    .select({ id, number, state, placedAt, payment, total, counted, refunded, zone })
    .from(orders)
    .leftJoin(deliveryDistricts, eq(deliveryDistricts.district, orders.district))
    .leftJoin(deliveryZones, eq(deliveryZones.id, deliveryDistricts.zoneId))
    .where(inArray(id, ids))
  const byId = new Map(rows.map((row) => [row.id, { ...row, placedOn: nepalDay(row.placedAt) }]))
  return ids.flatMap((one) => byId.get(one) ?? [])
}
