import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import { payByAfterChange } from '#domain/payments/payments.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import { readRequestsOf } from '../instalments/request-queries.ts'
import type { OrderCaps } from '../orders/open-order-caps.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import type { ShowingShop } from '../orders/show-order.ts'
import { readMoneyOf } from './money-rows.ts'
import { readOtherWays } from './other-ways.ts'

export type CheckingShop = Pick<ShowingShop, 'wallets'> & { orderCaps: Pick<OrderCaps, 'refuseTooManyStanding'> }

/**
 * Returns a locked order as it is after a change of its payment method.
 *
 * @throws AppError conflict if it cannot be paid in that way; too_many_requests if it would hold too many pieces for longer
 */
export async function changedOrder(
  tx: Db,
  { wallets, orderCaps }: CheckingShop,
  order: StoredOrder,
  payment: PaymentMethod,
  now: Date,
): Promise<StoredOrder> {
  const money = (await readMoneyOf(tx, [order.id]))(order.id)
  const ways = await readOtherWays(tx, wallets.offered, order, money, now)
  if (!ways.includes(payment)) throw new AppError('conflict', say('payments.no-switch'))
  const request = (await readRequestsOf(tx, [order.id]))(order.id)
  const payBy = payByAfterChange({ from: order.payment, to: payment, placedAt: order.placedAt, request }, now)
  const changed = { ...order, payment, payBy, verifyBy: null }
  await orderCaps.refuseTooManyStanding(tx, changed, 'payment')
  return changed
}
