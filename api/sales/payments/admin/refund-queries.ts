import { and, eq, gte, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { RefundsQuery } from '#contract/admin/payments/payments.ts'
import { LIST_COUNTED } from '#contract/admin/list.ts'
import { endOfNepalDay } from '#domain/nepal-time.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import { uuidIds, sayingAnyOfMany } from '../../../platform/records/conditions.ts'
import { orderOf, pageOf } from '../../../platform/records/page-of.ts'
import type { Db } from '../../../platform/db/client.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { orders, refunds, staff } from '../../../platform/db/schema.ts'

const DAY_MS = 86_400_000

/** Reads one page of open and paid refunds, with the sum of those that it counts. */
export async function readRefunds(db: Db, query: RefundsQuery, now: Date) {
  const wanted = wantedRefunds(db, query, now)
  const { dueBy, amount, createdAt: promisedAt, doneAt, id } = refunds
  const { limit, offset } = pageOf(query)
  const order = {
    id: orders.id,
    number: orders.number,
    name: orders.name,
    email: orders.email,
    payment: orders.payment,
  }
  const found = () => db.select({ id, amount }).from(refunds).where(wanted)
  const page = await found()
    .orderBy(...orderOf(query.sort, { dueBy, amount, promisedAt, doneAt }, id))
    .limit(limit)
    .offset(offset)
  const ids = page.map((row) => row.id)
  const rows = await db
    .select({ refund: refunds, order, doneBy: staff.name })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(staff, eq(staff.id, refunds.doneBy))
    .where(inArray(id, ids))
  const byId = new Map(rows.map((row) => [row.refund.id, row]))
  const most = offset + LIST_COUNTED
  const counted = found()
    .limit(most + 1)
    .as('counted')
  const sums = await db
    .select({ total: sql<number>`count(*)::int`, sum: sql<number>`coalesce(sum(${counted.amount}), 0)::float8` })
    .from(counted)
  const { total, sum } = onlyRow(sums)
  return { rows: ids.flatMap((one) => byId.get(one) ?? []), total: Math.min(total, most), hasMore: total > most, sum }
}

function wantedRefunds(db: Db, { ids, q, state, dueFrom, dueUntil }: RefundsQuery, now: Date): SQL | undefined {
  const { doneAt, dueBy } = refunds
  const states = {
    open: isNull(doneAt),
    late: and(isNull(doneAt), lt(dueBy, now)),
    done: isNotNull(doneAt),
  }
  return and(
    ids && inArray(refunds.id, uuidIds(ids)),
    q.trim() === '' ? undefined : isFoundBy(db, q),
    state && states[state],
    dueFrom === undefined ? undefined : gte(dueBy, new Date(endOfNepalDay(dueFrom).getTime() - DAY_MS)),
    dueUntil === undefined ? undefined : lt(dueBy, endOfNepalDay(dueUntil)),
  )
}

function isFoundBy(db: Db, q: string): SQL | undefined {
  const { id, orderId, reference } = refunds
  const number = parseOrderNumber(q)
  const isOrder =
    number === null ? sayingAnyOfMany(q, orders.number, orders.name, orders.email) : eq(orders.number, number)
  const ofOrder = db.select({ id }).from(refunds).innerJoin(orders, eq(orders.id, orderId)).where(isOrder)
  if (number !== null) return inArray(id, ofOrder)
  // Two searches, each with an index of its own, instead of one over every refund with its order.
  return inArray(id, union(ofOrder, db.select({ id }).from(refunds).where(sayingAnyOfMany(q, reference))))
}
