import type { Order } from '#contract/orders/orders.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import { useCode } from '../../people/accounts/codes/code-queries.ts'
import { wrongCode } from '../../people/accounts/codes/try-code.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import type { Changer } from '../../platform/records/changer.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { recordEvent } from '../fulfilment/record-event.ts'
import { updatePayment } from '../orders/change-queries.ts'
import { withdrawRequest } from '../instalments/move-request.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import { queuePaymentMail, queueReceivedMail } from '../orders/order-mails.ts'
import { readOrder } from '../orders/order-queries.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { showOrder, type ShowingShop } from '../orders/show-order.ts'
import { codeRequired, needsCode, tryCashCode } from './cash-code.ts'
import { changedOrder, type CheckingShop } from './changed-order.ts'

type ChangingShop = ShowingShop & CheckingShop & { secrets: Secrets; addressLimits: AddressLimits }

/**
 * How an order is to be paid instead. `code`: what a guest typed; `isKnownBuyer`: whether a code that went to the order's
 * email address or phone was entered in this browser before; `now` instead of the clock.
 */
type Wanted = { payment: PaymentMethod; code?: string | undefined; ip: string; isKnownBuyer: boolean; now?: Date }

/**
 * Changes the payment method of a pending order for its buyer. The present method changes nothing. A guest's order becomes
 * a cash order only with the code that new cash orders of guests need (decision 031).
 *
 * @returns the order after that, and whether a code was needed and right
 * @throws AppError conflict if the order cannot be paid in that way; code_required; invalid_input for a wrong code;
 *         too_many_requests if it would hold too many pieces for longer
 */
export async function changePayment(
  shop: ChangingShop,
  { order: asked, by }: { order: StoredOrder; by: Changer },
  { payment, code, ip, isKnownBuyer, now: given }: Wanted,
): Promise<{ data: Order; isEntered: boolean }> {
  const { id } = asked
  const codeId = needsCode(asked, payment) && !isKnownBuyer ? await tryCashCode(shop, asked, { code, ip }) : null
  const isEntered = await withLockedOrder(shop.db, id, async (tx, order) => {
    if (order.payment === payment) return false
    const now = given ?? new Date() // read after the lock
    await withdrawRequest(tx, order, { by, now })
    const changed = await changedOrder(tx, shop, order, payment, now)
    // Checked again: the order may have been a cash order when it was read above.
    // The code and the browser prove the contact that it had then.
    const isSameContact = order.email === asked.email
    const isAsked = needsCode(order, payment) && !(isKnownBuyer && isSameContact)
    if (isAsked) {
      if (codeId === null || !isSameContact) throw codeRequired()
      if (!(await useCode(tx, codeId))) throw wrongCode()
      await recordEvent(tx, order, { action: 'verified', by, at: now })
    }
    await updatePayment(tx, id, changed)
    await recordEvent(tx, order, {
      action: 'payment-changed',
      by,
      at: now,
      detail: { from: order.payment, to: payment },
    })
    if (order.verifyBy !== null) await queueReceivedMail(tx, shop.secrets, changed)
    await queuePaymentMail(tx, shop.secrets, changed, order.payment)
    return isAsked
  })
  return { data: await showOrder(shop, await readOrder(shop.db, id), by), isEntered }
}
