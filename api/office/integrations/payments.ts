import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ApiPaymentsQuery, ApiRefundsQuery } from '#contract/integrations/payments.ts'
import type { Db } from '../../platform/db/client.ts'
import { orders, payments, refunds } from '../../platform/db/schema.ts'
import { withinDays } from '../../platform/records/conditions.ts'
import { inOrder, readPage } from './read-page.ts'

/** Money that came in. */
export async function listPayments(db: Db, query: ApiPaymentsQuery) {
  const { id, orderId, receivedAt, method, amount, reference } = payments
  const wanted = and(
    query.orderId === undefined ? undefined : eq(orderId, query.orderId),
    withinDays(receivedAt, { from: query.from, to: query.until }),
  )
  const { ids, ...page } = await readPage(db, { table: payments, at: receivedAt, id, wanted }, query)
  const rows = await db
    .select({ id, orderId, orderNumber: orders.number, method, amount, reference, receivedAt })
    .from(payments)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(inArray(id, ids))
  const shown = rows.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() }))
  return { items: inOrder(ids, shown, (row) => row.id), ...page }
}

/** Money that goes back. */
export async function listRefunds(db: Db, query: ApiRefundsQuery) {
  const { id, orderId, createdAt, doneAt, amount, dueBy, reference, creditAccountId } = refunds
  const wanted = and(
    query.orderId === undefined ? undefined : eq(orderId, query.orderId),
    query.state && (query.state === 'done' ? isNotNull(doneAt) : isNull(doneAt)),
    withinDays(createdAt, { from: query.from, to: query.until }),
  )
  const { ids, ...page } = await readPage(db, { table: refunds, at: createdAt, id, wanted }, query)
  const rows = await db
    .select({
      id,
      orderId,
      orderNumber: orders.number,
      amount,
      isCredit: sql<boolean>`${creditAccountId} is not null`,
      promisedAt: createdAt,
      dueBy,
      doneAt,
      reference,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(inArray(id, ids))
  const shown = rows.map((row) => ({
    ...row,
    promisedAt: row.promisedAt.toISOString(),
    dueBy: row.dueBy.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
  }))
  return { items: inOrder(ids, shown, (row) => row.id), ...page }
}
