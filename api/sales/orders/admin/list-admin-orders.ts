import type { KeyObject } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import type { AdminOrderRow, AdminOrdersQuery } from '#contract/admin/orders.ts'
import { sumOf } from '#domain/sum.ts'
import { orderOf, pageOf } from '../../../platform/records/page-of.ts'
import type { Db } from '../../../platform/db/client.ts'
import { orders } from '../../../platform/db/schema.ts'
import type { StoredOrder } from '../order-record.ts'
import { subquery } from '../../../platform/media/picture-rows.ts'
import { readMoneyOf, type MoneyRows } from '../../payments/money-rows.ts'
import { dueOf, paidOf } from '../../payments/order-money.ts'
import { openDetails } from '../present-order.ts'
import { deliveryOf, openOf, wantedOrders } from './wanted-orders.ts'

type Shop = { db: Db; dataKey: KeyObject }

/** One page of all orders. */
export async function listAdminOrders(
  { db, dataKey }: Shop,
  query: AdminOrdersQuery,
  now = new Date(),
): Promise<{ items: AdminOrderRow[]; total: number }> {
  const { limit, offset } = pageOf(query)
  const [page, count] = await Promise.all([
    selectOrderIds({ db, dataKey }, query).limit(limit).offset(offset),
    db.$count(orders, wantedOrders(query, dataKey)),
  ])
  const ids = page.map(({ id }) => id)
  return { items: await readAdminOrders({ db, dataKey }, ids, now), total: count }
}

/** Selects the ids of all orders that match a list's query, sorted like the list. */
export function selectOrderIds({ db, dataKey }: Shop, query: Omit<AdminOrdersQuery, 'page' | 'perPage'>) {
  const { id, placedAt, number, name, district, total, state } = orders
  const sorts = { placedAt, number, name, district, total, state, deliveryDay: sql`${deliveryOf} ->> 'day'` }
  return db
    .select({ id })
    .from(orders)
    .where(wantedOrders(query, dataKey))
    .orderBy(...orderOf(query.sort, sorts, id))
}

/** What the list shows of some orders, in the order of `ids`. */
export async function readAdminOrders(
  { db, dataKey }: Shop,
  ids: readonly string[],
  now = new Date(),
): Promise<AdminOrderRow[]> {
  const rows = await readRows(db, ids)
  const moneyOf = await readMoneyOf(
    db,
    rows.map(({ order }) => order.id),
  )
  return rows.map((row) => presentRow(row, moneyOf(row.order.id), { dataKey, now }))
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
  { dataKey, now }: { dataKey: KeyObject; now: Date },
): AdminOrderRow {
  const { id, number, name, email, userId, province, district, state, payment, total, method } = order
  const { phone, city, ward, street_address, landmark, position, note } = openDetails(dataKey, order)
  const owed = money.refunds.filter(({ doneAt }) => doneAt === null)
  return {
    id,
    number,
    name,
    phone: phone.replace(/^\+977/, ''),
    email,
    userId,
    province,
    district,
    city,
    ward,
    street_address,
    landmark,
    position,
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
