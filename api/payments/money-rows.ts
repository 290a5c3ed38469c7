import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { bankVouchers, payments, refunds } from '../db/schema.ts'

/** What of an order's money is written down, each list in the order of time. */
export type MoneyRows = {
  payments: readonly (typeof payments.$inferSelect)[]
  refunds: readonly (typeof refunds.$inferSelect)[]
  vouchers: readonly (typeof bankVouchers.$inferSelect)[]
}

type PaymentRow = MoneyRows['payments'][number]

export const NO_MONEY: MoneyRows = { payments: [], refunds: [], vouchers: [] }

export async function readMoneyOf(db: Db, orderIds: readonly string[]): Promise<(orderId: string) => MoneyRows> {
  const ids = [...orderIds]
  // One after the other: transactions read this too, and have one connection.
  const paymentsOf = await readPaymentsOf(db, ids)
  const back = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, ids))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  const sent = await db
    .select()
    .from(bankVouchers)
    .where(inArray(bankVouchers.orderId, ids))
    .orderBy(asc(bankVouchers.createdAt))
  const refundsOf = Map.groupBy(back, (row) => row.orderId)
  const vouchersOf = Map.groupBy(sent, (row) => row.orderId)
  return (id) => ({
    payments: paymentsOf.get(id) ?? [],
    refunds: refundsOf.get(id) ?? [],
    vouchers: vouchersOf.get(id) ?? [],
  })
}

/** What was paid for each of these orders, in the order of time. */
export async function readPaymentsOf(db: Db, orderIds: readonly string[]): Promise<Map<string, PaymentRow[]>> {
  const rows = await db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
    .orderBy(asc(payments.receivedAt), asc(payments.id))
  return Map.groupBy(rows, (row) => row.orderId)
}
