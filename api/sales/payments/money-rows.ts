import { and, asc, eq, inArray, isNotNull, isNull, like, or, sql } from 'drizzle-orm'
import { sumOf } from '#domain/sum.ts'
import type { Db } from '../../platform/db/client.ts'
import { isAmong } from '../../platform/db/is-among.ts'
import {
  bankVouchers,
  exchanges,
  orders,
  paymentAttempts,
  payments,
  refunds,
  returnRequests,
} from '../../platform/db/schema.ts'
import { dueOf, uncounted } from './order-money.ts'

/** All money records of an order, each list oldest first. */
export type MoneyRows = {
  payments: readonly (typeof payments.$inferSelect)[]
  refunds: readonly (typeof refunds.$inferSelect)[]
  vouchers: readonly (typeof bankVouchers.$inferSelect)[]
  /** Wallet attempts with an unknown outcome. */
  pending: readonly Pick<typeof paymentAttempts.$inferSelect, 'id' | 'orderId' | 'provider' | 'amount'>[]
  exchanged: Exchanged
}

/** What exchanges do to the money of an order, in whole rupees. */
export type Exchanged = {
  /** Pieces of another order that pay for this one. */
  paysHere: number
  /** Whether the shop has those pieces. */
  isBack: boolean
  /** Pieces of this order that pay for others. */
  paysElsewhere: number
}

type PaymentRow = MoneyRows['payments'][number]
type RefundRow = MoneyRows['refunds'][number]

const NOT_EXCHANGED: Exchanged = { paysHere: 0, isBack: false, paysElsewhere: 0 }
export const NO_MONEY: MoneyRows = { payments: [], refunds: [], vouchers: [], pending: [], exchanged: NOT_EXCHANGED }

export async function readMoneyOf(db: Db, orderIds: readonly string[]): Promise<(orderId: string) => MoneyRows> {
  const ids = [...orderIds]
  // One after the other: transactions read this too, and have one connection.
  const paymentsOf = await readPaymentsOf(db, ids)
  const refundsOf = await readRefundsOf(db, ids)
  const sent = await db
    .select()
    .from(bankVouchers)
    .where(inArray(bankVouchers.orderId, ids))
    .orderBy(asc(bankVouchers.createdAt))
  const pendingOf = Map.groupBy(await readPendingOf(db, ids), (row) => row.orderId)
  const vouchersOf = Map.groupBy(sent, (row) => row.orderId)
  const exchangedOf = await readExchangedOf(db, ids)
  return (id) => ({
    payments: paymentsOf.get(id) ?? [],
    refunds: refundsOf.get(id) ?? [],
    vouchers: vouchersOf.get(id) ?? [],
    pending: pendingOf.get(id) ?? [],
    exchanged: exchangedOf(id),
  })
}

/** Reads what exchanges do to the money of each of these orders. */
export async function readExchangedOf(db: Db, ids: string[]): Promise<(orderId: string) => Exchanged> {
  const { orderId, newOrderId, amount, endedAt, returnId } = exchanges
  const rows = await db
    .select({ orderId, newOrderId, amount, state: returnRequests.state })
    .from(exchanges)
    .innerJoin(returnRequests, eq(returnRequests.id, returnId))
    .where(and(isNull(endedAt), or(inArray(orderId, ids), inArray(newOrderId, ids))))
  if (rows.length === 0) return () => NOT_EXCHANGED
  return (id) => {
    const here = rows.find((row) => row.newOrderId === id)
    return {
      paysHere: here?.amount ?? 0,
      isBack: here?.state === 'received',
      paysElsewhere: sumOf(
        rows.filter((row) => row.orderId === id),
        (row) => row.amount,
      ),
    }
  }
}

/** Reads the payments of each of these orders, oldest first. */
export async function readPaymentsOf(db: Db, orderIds: readonly string[]): Promise<Map<string, PaymentRow[]>> {
  const rows = await db
    .select()
    .from(payments)
    .where(isAmong(payments.orderId, orderIds))
    .orderBy(asc(payments.receivedAt), asc(payments.id))
  return Map.groupBy(rows, (row) => row.orderId)
}

/** Reads the refunds of each of these orders, oldest first. */
export async function readRefundsOf(db: Db, orderIds: readonly string[]): Promise<Map<string, RefundRow[]>> {
  const rows = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  return Map.groupBy(rows, (row) => row.orderId)
}

/** Attempts that a wallet can be queried about, oldest first. */
async function readPendingOf(db: Db, orderIds: string[]): Promise<MoneyRows['pending'][number][]> {
  const { id, orderId, provider, amount, state, providerRef, createdAt } = paymentAttempts
  return db
    .select({ id, orderId, provider, amount })
    .from(paymentAttempts)
    .where(and(inArray(orderId, orderIds), eq(state, 'pending'), isNotNull(providerRef)))
    .orderBy(asc(createdAt), asc(id))
}

/**
 * Whether an order may be handed over: it is paid, or is to be paid in cash at the door.
 *
 * @param order  held by the transaction
 */
export async function isPaidUp(tx: Db, order: typeof orders.$inferSelect): Promise<boolean> {
  return order.payment === 'cod' || dueOf(order, (await readMoneyOf(tx, [order.id]))(order.id)) === 0
}

/** Condition for refunds of money that never counted. */
export const isUncounted = or(...uncounted.map((cause) => like(refunds.cause, `${cause}%`)))

/** `arrivedOf` of order-money.ts in SQL, for the order of each row: what counts without credit and pieces in exchange. */
export const arrivedSum = sql`(
  coalesce((select sum(${payments.amount}) from ${payments}
    where ${payments.orderId} = ${orders.id} and ${payments.method} <> 'credit'), 0)
  - coalesce((select sum(${refunds.amount}) from ${refunds} where ${refunds.orderId} = ${orders.id} and ${isUncounted}), 0))`
