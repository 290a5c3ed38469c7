import { and, eq, gte, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { RefundsQuery } from '#contract/admin/payments/payments.ts'
import { endOfNepalDay } from '#domain/nepal-time.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import { uuidIds, sayingAny } from '../../../platform/records/conditions.ts'
import { orderOf, pageOf } from '../../../platform/records/page-of.ts'
import type { Db } from '../../../platform/db/client.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { orders, refunds, staff } from '../../../platform/db/schema.ts'

const DAY_MS = 86_400_000

/** Reads one page of open and paid refunds, with the sum of all. */
export async function readRefunds(db: Db, query: RefundsQuery, now: Date) {
  const wanted = wantedRefunds(query, now)
  const { dueBy, amount, createdAt: promisedAt, doneAt, id } = refunds
  const { limit, offset } = pageOf(query)
  const order = {
    id: orders.id,
    number: orders.number,
    name: orders.name,
    email: orders.email,
    payment: orders.payment,
  }
  const rows = await db
    .select({ refund: refunds, order, doneBy: staff.name })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(staff, eq(staff.id, refunds.doneBy))
    .where(wanted)
    .orderBy(...orderOf(query.sort, { dueBy, amount, promisedAt, doneAt }, id))
    .limit(limit)
    .offset(offset)
  const sums = await db
    .select({ total: sql<number>`count(*)::int`, sum: sql<number>`coalesce(sum(${amount}), 0)::float8` })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(wanted)
  return { rows, ...onlyRow(sums) }
}

function wantedRefunds({ ids, q, state, dueFrom, dueUntil }: RefundsQuery, now: Date): SQL | undefined {
  const { doneAt, dueBy } = refunds
  const states = {
    open: isNull(doneAt),
    late: and(isNull(doneAt), lt(dueBy, now)),
    done: isNotNull(doneAt),
  }
  return and(
    ids && inArray(refunds.id, uuidIds(ids)),
    q.trim() === '' ? undefined : isFoundBy(q),
    state && states[state],
    dueFrom === undefined ? undefined : gte(dueBy, new Date(endOfNepalDay(dueFrom).getTime() - DAY_MS)),
    dueUntil === undefined ? undefined : lt(dueBy, endOfNepalDay(dueUntil)),
  )
}

function isFoundBy(q: string): SQL | undefined {
  const number = parseOrderNumber(q)
  if (number !== null) return eq(orders.number, number)
  return sayingAny(q, orders.number, orders.name, orders.email, refunds.reference)
}
