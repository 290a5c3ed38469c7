import { and, asc, desc, eq, inArray, lte, type SQL } from 'drizzle-orm'
import type { RefundRequestState } from '#domain/payments/refund-requests.ts'
import type { Db } from '../../../platform/db/client.ts'
import { paymentAttempts, payments, refundRequests, refunds, staff } from '../../../platform/db/schema.ts'
import { actorName } from '../../../platform/records/actor-names.ts'

export type StoredRequest = typeof refundRequests.$inferSelect

const open: RefundRequestState[] = ['sending', 'unknown']

/** A request with its sender's name. */
export type NamedRequest = StoredRequest & { sentByName: string | null }

/** Reads all requests of each of these orders, oldest first. */
export async function readRequestsOf(
  db: Db,
  orderIds: readonly string[],
): Promise<(orderId: string) => readonly NamedRequest[]> {
  const rows = await db
    .select({ request: refundRequests, orderId: refunds.orderId, sentByName: actorName(refundRequests.sentBy) })
    .from(refundRequests)
    .innerJoin(refunds, eq(refunds.id, refundRequests.refundId))
    .leftJoin(staff, eq(staff.id, refundRequests.sentBy))
    .where(inArray(refunds.orderId, [...orderIds]))
    .orderBy(asc(refundRequests.sentAt), asc(refundRequests.id))
  const byOrder = Map.groupBy(rows, (row) => row.orderId)
  return (id) => (byOrder.get(id) ?? []).map(({ request, sentByName }) => ({ ...request, sentByName }))
}

/** Returns the request about a refund whose result is not known. */
export async function findOpenRequest(db: Db, refundId: string): Promise<StoredRequest | undefined> {
  const [request] = await db
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.refundId, refundId), isOpen()))
  return request
}

export async function insertRequest(tx: Db, request: typeof refundRequests.$inferInsert): Promise<void> {
  await tx.insert(refundRequests).values(request)
}

/** Writes what became of a request that is open. @returns false when it had ended */
export async function updateRequest(tx: Db, id: string, values: Partial<StoredRequest>): Promise<boolean> {
  const rows = await tx
    .update(refundRequests)
    .set(values)
    .where(and(eq(refundRequests.id, id), isOpen()))
    .returning({ id: refundRequests.id })
  return rows.length > 0
}

/** An open request, and by what its wallet knows the payment. */
export type AskedRequest = Awaited<ReturnType<typeof readDueRequests>>[number]

/** Requests that are due for a look-up, the longest waiting first. */
export function readDueRequests(db: Db, now: Date, limit: number) {
  return selectAsked(db, lte(refundRequests.nextCheckAt, now)).limit(limit)
}

/** Returns the open request about a refund, as look-ups need it. */
export async function findAskedRequest(db: Db, refundId: string): Promise<AskedRequest | undefined> {
  const [asked] = await selectAsked(db, eq(refundRequests.refundId, refundId)).limit(1)
  return asked
}

function selectAsked(db: Db, wanted: SQL) {
  const { provider, providerRef } = paymentAttempts
  return db
    .select({ request: refundRequests, orderId: payments.orderId, provider, providerRef, paid: payments.amount })
    .from(refundRequests)
    .innerJoin(payments, eq(payments.id, refundRequests.paymentId))
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, payments.attemptId))
    .where(and(wanted, isOpen()))
    .orderBy(asc(refundRequests.nextCheckAt), desc(refundRequests.id))
    .$dynamic()
}

function isOpen(): SQL {
  return inArray(refundRequests.state, open)
}
