import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say } from '../../../platform/language/sentence.ts'
import { withLockedOrder } from '../../orders/lock-order.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { readMoneyOf } from '../money-rows.ts'
import { dueOf, purposeOf } from '../order-money.ts'
import { hasPayment } from '../payment-queries.ts'
import { refuseOtherSum } from '../staff-refunds.ts'
import { recordPayment } from '../record-payment.ts'

type CashShop = { db: Db; secrets: Pick<Secrets, 'dataKey' | 'orderKey'> }

/**
 * Records cash paid in the shop before the goods are handed over. A sufficient amount confirms an order that waits for it.
 * More than is due is refused: staff give the excess back at once.
 *
 * @param id      of the payment; a repeat with the same id adds nothing
 * @param amount  whole rupees
 * @throws AppError conflict when nothing is due, or the id is another order's; key_reused when the id came with another
 *                  sum; invalid_input for more than is due; RangeError when there is no such order
 */
export function recordCash(
  { db, secrets }: CashShop,
  orderId: string,
  { id, amount, by, now: given }: { id: string; amount: number; by: { id: string }; now?: Date },
): Promise<void> {
  return withLockedOrder(db, orderId, async (tx, order) => {
    const now = given ?? new Date() // read after the lock
    const money = (await readMoneyOf(tx, [orderId]))(orderId)
    const written = money.payments.find((payment) => payment.id === id)
    if (written) return refuseOtherSum(written.amount, amount)
    if (await hasPayment(tx, id)) throw new AppError('conflict', 'This payment was written down for another order.')
    const due = dueOf(order, money)
    if (due === 0) throw new AppError('conflict', 'Nothing is due of this order.')
    if (amount > due) throw new AppError('invalid_input', say('payments.most-due', { due: { money: due } }))
    const cash = { method: 'cod', purpose: purposeOf(order, money, amount), amount, reference: '' } as const
    await recordPayment(tx, secrets, order, { ...cash, id, recordedBy: by.id }, now)
  })
}
