import { and, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { RefundsQuery } from '#contract/admin/payments/payments.ts'
import { endOfNepalDay } from '#domain/nepal-time.ts'
import { uuidIds, sayingAnyOfMany } from '../../../platform/records/conditions.ts'
import { countSome, isShown } from '../../../platform/records/count-some.ts'
import { orderOf, pageOf } from '../../../platform/records/page-of.ts'
import type { Db } from '../../../platform/db/client.ts'
import { orders, refunds, staff } from '../../../platform/db/schema.ts'
import { ofOrdersSaying } from '../../orders/of-orders-saying.ts'

const DAY_MS = 86_400_000

/** Reads one page of open and paid refunds. */
export async function readRefunds(db: Db, query: RefundsQuery, now: Date) {
  const { isSaid, bounds } = await isFoundBy(db, query.q)
  const wanted = and(isSaid, wantedRefunds(query, now))
  const { dueBy, amount, createdAt: promisedAt, doneAt, id } = refunds
  const { limit, offset } = pageOf(query)
  const order = {
    id: orders.id,
    number: orders.number,
    name: orders.name,
    email: orders.email,
    payment: orders.payment,
    total: orders.total,
    userId: orders.userId,
  }
  const found = () => db.select({ id }).from(refunds).where(wanted)
  const listed = found().orderBy(...orderOf(query.sort, { dueBy, amount, promisedAt, doneAt }, id))
  const ids = isShown(query, bounds) ? (await listed.limit(limit).offset(offset)).map((row) => row.id) : []
  const rows = await db
    .select({ refund: refunds, order, doneBy: staff.name })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(staff, eq(staff.id, refunds.doneBy))
    .where(inArray(id, ids))
  const byId = new Map(rows.map((row) => [row.refund.id, row]))
  return { rows: ids.flatMap((one) => byId.get(one) ?? []), ...(await countSome(db, found(), query, bounds)) }
}

function wantedRefunds({ ids, state, dueFrom, dueUntil }: RefundsQuery, now: Date): SQL | undefined {
  const { doneAt, dueBy } = refunds
  const states = {
    open: isNull(doneAt),
    late: and(isNull(doneAt), lt(dueBy, now)),
    done: isNotNull(doneAt),
  }
  return and(
    ids && inArray(refunds.id, uuidIds(ids)),
    state && states[state],
    dueFrom === undefined ? undefined : gte(dueBy, new Date(endOfNepalDay(dueFrom).getTime() - DAY_MS)),
    dueUntil === undefined ? undefined : lt(dueBy, endOfNepalDay(dueUntil)),
  )
}

/** Condition for refunds whose order or reference has the typed text, as ofOrdersSaying returns it. */
async function isFoundBy(db: Db, q: string): ReturnType<typeof ofOrdersSaying> {
  const { number, name, email } = orders
  const { isSaid, ...rest } = await ofOrdersSaying(db, q, refunds.orderId, [number, name, email])
  return isSaid ? { isSaid: or(isSaid, sayingAnyOfMany(q, refunds.reference))!, ...rest } : {}
}
