import type { Attempt } from '#contract/payments.ts'
import { findAttemptAndOrder, type StoredAttempt } from './attempt-queries.ts'
import { isOpen, lookUp } from './look-up.ts'
import { readMoneyOf } from '../money-rows.ts'
import { hasSentVoucher, nextPayment } from '../order-money.ts'
import type { PaymentShop } from '../record-payment.ts'
import { takesWallets } from '../present-money.ts'
import { attemptNotFound } from '../refusals.ts'
import { wasJustAsked } from './when-to-ask.ts'

/**
 * How a try to pay stands, after asking the gateway if it is open and was not asked about a moment ago.
 *
 * @param now  instead of the clock
 * @throws AppError not_found
 */
export async function checkPayment(shop: PaymentShop, attemptId: string, now?: Date): Promise<Attempt> {
  const found = await findAttemptAndOrder(shop.db, attemptId)
  if (!found) throw attemptNotFound()
  const { attempt } = found
  if (!isOpen(attempt) || wasJustAsked(attempt.checkedAt, now ?? new Date())) return showAttempt(shop, attemptId, now)
  const { asked } = await lookUp(shop, attempt, now)
  const shown = await showAttempt(shop, attemptId, now)
  return asked ? shown : { ...shown, isWalletAway: shown.state === 'pending' }
}

/**
 * How a try to pay stands, as far as the shop has heard.
 *
 * @throws AppError not_found
 */
export async function showAttempt(
  { db, wallets }: Pick<PaymentShop, 'db' | 'wallets'>,
  attemptId: string,
  now = new Date(),
): Promise<Attempt> {
  const found = await findAttemptAndOrder(db, attemptId)
  if (!found) throw attemptNotFound()
  const { attempt, order } = found
  const { id, provider, purpose, amount, createdAt, state, ending, outages } = attempt
  const money = (await readMoneyOf(db, [order.id]))(order.id)
  const next = nextPayment(order, money, now)
  const isOff = order.state === 'cancelled' || order.state === 'returned'
  const isOffered = wallets.offered.length > 0 && !hasSentVoucher(money)
  return {
    attemptId: id,
    orderId: order.number,
    wallet: provider,
    purpose,
    amount,
    begunAt: createdAt.toISOString(),
    state,
    ending,
    isRefundDue: (state === 'paid' && isOff) || money.refunds.some(({ cause }) => cause === causeOf(attempt)),
    isWalletAway: state === 'pending' && outages > 0,
    canPayAgain: next !== null && isOffered && takesWallets(order, next.amount),
  }
}

function causeOf({ id }: StoredAttempt): string {
  return `attempt:${id}`
}
