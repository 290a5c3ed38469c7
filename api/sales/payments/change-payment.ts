import type { Order } from '#contract/orders.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import { payByAfterChange } from '#domain/payments/payments.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { queueReceivedMail } from '../orders/order-mails.ts'
import { recordEvent } from '../fulfilment/record-event.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { updatePayment } from '../orders/change-queries.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import { readOrder } from '../orders/order-queries.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { showOrder, type ShowingShop } from '../orders/show-order.ts'
import type { OrderCaps } from '../orders/open-order-caps.ts'
import { readMoneyOf } from './money-rows.ts'
import { readOtherWays } from './other-ways.ts'
import { say } from '../../platform/language/sentence.ts'

type ChangingShop = ShowingShop & { orderCaps: Pick<OrderCaps, 'refuseTooManyStanding'> }

/**
 * Changes the payment method of a pending order for its buyer. The present method changes nothing.
 *
 * @returns the order after that
 * @throws AppError conflict if the order cannot be paid in that way; too_many_requests if it would hold too many pieces for
 *         longer
 */
export async function changePayment(
  shop: ChangingShop,
  { order: { id }, by }: { order: StoredOrder; by: Changer },
  payment: PaymentMethod,
  given?: Date,
): Promise<Order> {
  await withLockedOrder(shop.db, id, async (tx, order) => {
    if (order.payment === payment) return
    const now = given ?? new Date() // read after the lock
    const money = (await readMoneyOf(tx, [id]))(id)
    const ways = await readOtherWays(tx, shop.wallets.offered, order, money, now)
    if (!ways.includes(payment)) throw new AppError('conflict', say('payments.no-switch'))
    const payBy = payByAfterChange({ from: order.payment, to: payment, placedAt: order.placedAt }, now)
    const changed = { ...order, payment, payBy, verifyBy: null }
    await shop.orderCaps.refuseTooManyStanding(tx, changed)
    await updatePayment(tx, id, changed)
    await recordEvent(tx, order, { action: 'payment-changed', by, at: now })
    if (order.verifyBy !== null) await queueReceivedMail(tx, shop.secrets, changed)
  })
  return showOrder(shop, await readOrder(shop.db, id), by)
}
