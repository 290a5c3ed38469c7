import { and, asc, count, eq, inArray, ne, sum } from 'drizzle-orm'
import type { AdminHandoversQuery } from '#contract/admin/payments/handovers.ts'
import { uuidIds, sayingAny } from '../../../platform/records/conditions.ts'
import { countSomeOf } from '../../../platform/records/count-some.ts'
import { orderOf, pageOf } from '../../../platform/records/page-of.ts'
import type { Db } from '../../../platform/db/client.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { cashHandoverLines, cashHandovers, orders, payments, staff, waitingCash } from '../../../platform/db/schema.ts'

function selectCash(db: Db) {
  return db
    .select({
      id: payments.id,
      orderId: orders.id,
      order: orders.number,
      name: orders.name,
      amount: payments.amount,
      at: payments.receivedAt,
      takenBy: staff.name,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(staff, eq(staff.id, payments.recordedBy))
}
export type CashRow = Awaited<ReturnType<typeof selectCash>>[number]

/** @returns the oldest uncounted cash payments, at most `most`, with the number and the sum of all */
export async function readWaitingCash(db: Db, most: number): Promise<{ rows: CashRow[]; count: number; sum: number }> {
  const [rows, sums] = await Promise.all([
    selectCash(db)
      .innerJoin(waitingCash, eq(waitingCash.paymentId, payments.id))
      .orderBy(asc(waitingCash.receivedAt), asc(waitingCash.paymentId))
      .limit(most),
    db.select({ count: count(), sum: sum(waitingCash.amount).mapWith(Number) }).from(waitingCash),
  ])
  const all = onlyRow(sums)
  return { rows, count: all.count, sum: all.sum ?? 0 }
}

/** Locks and returns those of these payments that are uncounted cash. */
export async function lockWaitingCash(tx: Db, paymentIds: readonly string[]) {
  const isAsked = inArray(payments.id, [...paymentIds])
  await tx.select({ id: payments.id }).from(payments).where(isAsked).orderBy(asc(payments.id)).for('no key update')
  return tx
    .select({ id: payments.id, amount: payments.amount, at: payments.receivedAt })
    .from(payments)
    .innerJoin(waitingCash, eq(waitingCash.paymentId, payments.id))
    .where(isAsked)
}

export async function insertHandover(
  tx: Db,
  handover: typeof cashHandovers.$inferInsert,
  paymentIds: readonly string[],
): Promise<void> {
  await tx.insert(cashHandovers).values(handover)
  await tx.insert(cashHandoverLines).values(paymentIds.map((paymentId) => ({ handoverId: handover.id, paymentId })))
}

export type StoredHandover = typeof cashHandovers.$inferSelect

export async function readHandoverPage(
  db: Db,
  query: AdminHandoversQuery,
): Promise<{ rows: StoredHandover[]; total: number; hasMore: boolean }> {
  const { id, at, day, broughtBy, staffName, expected, counted } = cashHandovers
  const { q, ids, sort } = query
  const which = and(
    ids && inArray(id, uuidIds(ids)),
    query.day === undefined ? undefined : eq(day, query.day),
    query.differs === 'true' ? ne(expected, counted) : undefined,
    sayingAny(q, broughtBy, staffName),
  )
  const { limit, offset } = pageOf(query)
  const rows = await db
    .select()
    .from(cashHandovers)
    .where(which)
    .orderBy(...orderOf(sort, { at, day }, id))
    .limit(limit)
    .offset(offset)
  return { rows, ...(await countSomeOf(db, cashHandovers, which, query)) }
}

export async function findHandover(db: Db, id: string): Promise<StoredHandover | undefined> {
  const [handover] = await db.select().from(cashHandovers).where(eq(cashHandovers.id, id))
  return handover
}

export function readCashOf(db: Db, handoverId: string): Promise<CashRow[]> {
  return selectCash(db)
    .innerJoin(cashHandoverLines, eq(cashHandoverLines.paymentId, payments.id))
    .where(eq(cashHandoverLines.handoverId, handoverId))
    .orderBy(asc(payments.receivedAt), asc(payments.id))
}
