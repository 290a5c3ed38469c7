import type { PaidWay } from '#domain/payments/payment-methods.ts'
import type { Db } from '../../platform/db/client.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import type { MoneyRows } from '../payments/money-rows.ts'
import { hasCredit, paidBy } from '../payments/order-money.ts'
import { readCreditPaid } from './credit-queries.ts'

/** Returns how a refund will go back that nobody has created yet: as credit where that covers it, or else as the money came. */
export async function refundWay(db: Db, order: StoredOrder, money: MoneyRows, amount: number): Promise<PaidWay> {
  const isCovered = hasCredit(money) && (await readCreditPaid(db, order.id)) >= amount
  return isCovered ? 'credit' : paidBy(order, money)
}
