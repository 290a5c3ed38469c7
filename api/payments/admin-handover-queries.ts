import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { AdminHandoversQuery } from '#contract/admin/handovers.ts'
import { uuidIds } from '../admin/asked-ids.ts'
import { orderOf, pageOf } from '../admin/page-of.ts'
import { sayingAny } from '../admin/saying-any.ts'
import type { Db } from '../db/client.ts'
import { cashHandoverLines, cashHandovers, orders, payments, staff } from '../db/schema.ts'

/** Whether nobody has counted a payment yet. */
const isWaiting = sql`not exists (select from ${cashHandoverLines} where ${cashHandoverLines.paymentId} = ${payments.id})`
const isCash = eq(payments.method, 'cod')

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

export function readWaitingCash(db: Db): Promise<CashRow[]> {
  return selectCash(db).where(and(isCash, isWaiting)).orderBy(asc(payments.receivedAt), asc(payments.id))
}

/** Those of these payments that are cash and were not counted. Until the end of the transaction nobody else counts them. */
export async function lockWaitingCash(tx: Db, paymentIds: readonly string[]) {
  const isAsked = inArray(payments.id, [...paymentIds])
  await tx.select({ id: payments.id }).from(payments).where(isAsked).orderBy(asc(payments.id)).for('no key update')
  return tx
    .select({ id: payments.id, amount: payments.amount, at: payments.receivedAt })
    .from(payments)
    .where(and(isAsked, isCash, isWaiting))
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
): Promise<{ rows: StoredHandover[]; total: number }> {
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
  return { rows, total: await db.$count(cashHandovers, which) }
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
