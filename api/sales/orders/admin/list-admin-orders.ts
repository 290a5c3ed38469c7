import { eq, inArray, sql } from 'drizzle-orm'
import type { AdminOrderRow, AdminOrdersQuery } from '#contract/admin/orders.ts'
import { sumOf } from '#domain/sum.ts'
import { readAssignments } from '../../../platform/assignments/present-assignment.ts'
import { countSomeOf, FILTERED_LIST, SEARCHED_LIST } from '../../../platform/records/count-some.ts'
import { orderOf, pageOf } from '../../../platform/records/page-of.ts'
import type { Db } from '../../../platform/db/client.ts'
import { deliveryDistricts, orders } from '../../../platform/db/schema.ts'
import type { StoredOrder } from '../order-record.ts'
import { subquery } from '../../../platform/media/picture-rows.ts'
import { readMoneyOf, type MoneyRows } from '../../payments/money-rows.ts'
import { dueOf, paidOf } from '../../payments/order-money.ts'
import { openDetails, recipientIn, withoutCountry } from '../present-order.ts'
import type { DataKey } from '../../../platform/secrets/data-key.ts'
import { deliveryOf, openOf, wantedOrders } from './wanted-orders.ts'

type Shop = { db: Db; dataKey: DataKey }

/** One page of all orders. */
export async function listAdminOrders(
  { db, dataKey }: Shop,
  query: AdminOrdersQuery,
  now = new Date(),
): Promise<{ items: AdminOrderRow[]; total: number; hasMore: boolean }> {
  const { limit, offset } = pageOf(query)
  const districts = query.zoneId === undefined ? undefined : await readDistrictsOf(db, query.zoneId)
  const wanted = wantedOrders(query, dataKey, districts)
  const bounds = query.q.trim() !== '' ? SEARCHED_LIST : query.owner === undefined ? undefined : FILTERED_LIST
  const counting = countSomeOf(db, orders, wanted, query, bounds)
  // A page after the last one would be looked for among all orders.
  const isAfterLast = query.page > 1 && (await counting).total <= offset
  const [page, counted] = await Promise.all([
    isAfterLast ? [] : selectOrderIds({ db, dataKey }, query, wanted).limit(limit).offset(offset),
    counting,
  ])
  const ids = page.map(({ id }) => id)
  return { items: await readAdminOrders({ db, dataKey }, ids, now), ...counted }
}

async function readDistrictsOf(db: Db, zoneId: number): Promise<string[]> {
  const { district } = deliveryDistricts
  const rows = await db.select({ district }).from(deliveryDistricts).where(eq(deliveryDistricts.zoneId, zoneId))
  return rows.map((row) => row.district)
}

/** Selects the ids of all orders that match a list's query, sorted like the list. */
export function selectOrderIds(
  { db, dataKey }: Shop,
  query: Omit<AdminOrdersQuery, 'page' | 'perPage'>,
  wanted = wantedOrders(query, dataKey),
) {
  const { id, placedAt, number, name, total, deliveryDay } = orders
  // Many orders share a state, a district or a day; an index sorts them by time or id too, and backwards.
  const [state, district] = [[orders.state, placedAt] as const, [orders.district, placedAt] as const]
  const sorts = { placedAt, number, name, district, total, state, deliveryDay: [deliveryDay, id] }
  return db
    .select({ id })
    .from(orders)
    .where(wanted)
    .orderBy(...orderOf(query.sort, sorts, id))
}

/** What the list shows of some orders, in the order of `ids`. */
export async function readAdminOrders(
  { db, dataKey }: Shop,
  ids: readonly string[],
  now = new Date(),
): Promise<AdminOrderRow[]> {
  const rows = await readRows(db, ids)
  const found = rows.map(({ order }) => order.id)
  const [moneyOf, assignmentOf] = await Promise.all([readMoneyOf(db, found), readAssignments(db, 'order', found)])
  return rows.map((row) => ({
    ...presentRow(row, moneyOf(row.order.id), { dataKey, now }),
    assignment: assignmentOf(row.order.id),
  }))
}

/** All that a row shows: looked for once it is known which rows there are. In the order of `ids`. */
async function readRows(db: Db, ids: readonly string[]): Promise<Row[]> {
  const rows = await db
    .select({ order: orders, delivery: deliveryOf, open: openOf, notes: noteCount })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.order.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const noteCount = subquery<number>(sql`select count(*)::int from order_notes where order_id = ${orders.id}`)

type Row = {
  order: StoredOrder
  delivery: AdminOrderRow['delivery']
  open: AdminOrderRow['open']
  notes: number
}

function presentRow(
  { order, ...shown }: Row,
  money: MoneyRows,
  { dataKey, now }: { dataKey: DataKey; now: Date },
): Omit<AdminOrderRow, 'assignment'> {
  const { id, number, name, email, userId, province, district, state, payment, total, method } = order
  const details = openDetails(dataKey, order)
  const { phone, city, ward, street_address, landmark, position, note } = details
  const owed = money.refunds.filter(({ doneAt }) => doneAt === null)
  return {
    id,
    number,
    name,
    phone: withoutCountry(phone),
    email,
    userId,
    province,
    district,
    city,
    ward,
    street_address,
    landmark,
    position,
    recipient: recipientIn(details),
    state,
    payment,
    total,
    method,
    placedAt: order.placedAt.toISOString(),
    paid: paidOf(money),
    due: dueOf(order, money),
    owed: sumOf(owed, ({ amount }) => amount),
    estimate:
      order.estimateFirst && order.estimateLast ? { first: order.estimateFirst, last: order.estimateLast } : null,
    isCustom: order.deposit !== null,
    isPhone: order.takenBy !== null,
    verifyBy: order.verifyBy?.toISOString() ?? null,
    isRefundLate: owed.some(({ dueBy }) => dueBy < now),
    hasBuyerNote: note !== '',
    ...shown,
  }
}
