import { and, asc, eq, inArray, isNotNull, isNull, ne, notExists, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import {
  bankVouchers,
  orderEvents,
  orderNotes,
  orders,
  paymentAttempts,
  refunds,
  returnRequests,
} from '../../platform/db/schema.ts'
import { isUnpaid } from './held-pieces.ts'
import type { StoredOrder } from './order-record.ts'

/** Returns the number of an account's first order that is neither delivered nor cancelled. */
export async function findOpenOrder(db: Db, userId: string): Promise<string | undefined> {
  const isOpen = inArray(orders.state, ['pending', 'confirm'])
  const [order] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.userId, userId), isOpen))
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(1)
  return order?.number
}

/** Returns the number of an account's first order with an open return or refund. */
export async function findUnsettledOrder(db: Db, userId: string): Promise<string | undefined> {
  const [order] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.id, selectUnsettledOrderIds(db))))
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(1)
  return order?.number
}

/** Selects the orders with an open return or refund. */
export function selectUnsettledOrderIds(db: Db) {
  const isUnderWay = inArray(returnRequests.state, ['requested', 'approved', 'collected'])
  const returned = db.select({ id: returnRequests.orderId }).from(returnRequests).where(isUnderWay)
  return returned.unionAll(db.select({ id: refunds.orderId }).from(refunds).where(isNull(refunds.doneAt)))
}

/**
 * Condition for open orders that anybody may have placed under this contact: a guest's, without a payment, a wallet's payment
 * under way, a receipt that waits for an answer, or a code that was entered. Staff took none of them, and none is a custom piece.
 */
export function isUnproved(db: Db): SQL | undefined {
  const { id, userId, takenBy, state, payment, verifyBy, deposit } = orders
  const one = { one: sql`1` }
  const ofOrder = {
    receipt: eq(bankVouchers.orderId, id),
    attempt: eq(paymentAttempts.orderId, id),
    code: eq(orderEvents.orderId, id),
  }
  return and(
    eq(state, 'pending'),
    isNull(userId),
    isNull(takenBy),
    isNull(deposit),
    or(ne(payment, 'cod'), isNotNull(verifyBy)),
    isUnpaid(db),
    notExists(
      db
        .select(one)
        .from(bankVouchers)
        .where(and(ofOrder.receipt, eq(bankVouchers.state, 'sent'))),
    ),
    notExists(
      db
        .select(one)
        .from(paymentAttempts)
        .where(and(ofOrder.attempt, eq(paymentAttempts.state, 'pending'))),
    ),
    notExists(
      db
        .select(one)
        .from(orderEvents)
        .where(and(ofOrder.code, eq(orderEvents.action, 'verified'))),
    ),
  )
}

/** Locks the orders of an account until the transaction ends, and returns their ids. */
export async function holdOrdersOf(tx: Db, userId: string): Promise<string[]> {
  const held = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(orders.id) // as every transaction that locks several
    .for('no key update')
  return held.map(({ id }) => id)
}

/** Returns those of some locked orders that have neither an open return nor an open refund. */
export async function readSettled(tx: Db, orderIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, [...orderIds]), notInArray(orders.id, selectUnsettledOrderIds(tx))))
  return rows.map(({ id }) => id)
}

/**
 * Removes the buyer from locked orders, and deletes what staff noted about these. The orders stay in the shop's books.
 *
 * @returns the orders as they are now
 */
export async function forgetBuyers(tx: Db, orderIds: readonly string[]): Promise<StoredOrder[]> {
  const forgotten = await tx
    .update(orders)
    .set({ userId: null, name: '', email: '', privateDetails: null, phoneIndex: null, recipientPhoneIndex: null })
    .where(inArray(orders.id, [...orderIds]))
    .returning()
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, [...orderIds]))
  return forgotten
}
