import type { OrderMoney } from '#contract/payments.ts'
import { isWallet, type WalletProvider } from '#domain/payments/payment-methods.ts'
import { LEAST_WALLET_RUPEES } from '#domain/payments/payments.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import type { MoneyRows } from './money-rows.ts'
import { dueOf, hasSentVoucher, nextPayment, paidOf, paidUntil, refundedFrom } from './order-money.ts'

type Order = Pick<StoredOrder, 'state' | 'payment' | 'total' | 'deposit' | 'payBy'>

/**
 * What was paid, what is to be paid, and what goes back.
 *
 * @param wallets  those the shop takes
 */
export function presentMoney(
  order: Order,
  { payments, refunds, vouchers, pending, exchanged }: MoneyRows,
  { wallets, now }: { wallets: readonly WalletProvider[]; now: Date },
): OrderMoney {
  const money = { payments, refunds, exchanged }
  const payNow = nextPayment(order, money, now)
  const until = paidUntil(order, money)
  const isReceiptSent = hasSentVoucher({ vouchers })
  const voucher = vouchers.at(-1)
  const open = pending.at(-1)
  return {
    paid: paidOf(money),
    due: dueOf(order, money),
    exchanged: exchanged.paysHere,
    payNow: payNow && { ...payNow, until: until?.toISOString() ?? null },
    payUntil: until !== null && now <= until && !isReceiptSent ? until.toISOString() : null,
    pending: open ? { attemptId: open.id, wallet: open.provider, amount: open.amount } : null,
    // Money that was transferred is not to be paid again while the shop looks for it.
    wallets: payNow && !isReceiptSent && takesWallets(order, payNow.amount) ? [...wallets] : [],
    deposit: order.deposit,
    payments: payments.map(({ method, purpose, amount, receivedAt, reference }) => {
      return { method, purpose, amount, at: receivedAt.toISOString(), reference }
    }),
    refunds: refunds.map(({ amount, cause, creditAccountId, dueBy, doneAt, reference }) => ({
      amount,
      paidBy: refundedFrom(order, money, { cause, creditAccountId }),
      dueBy: dueBy.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
      reference: reference ?? '',
    })),
    voucher: voucher ? presentVoucher(voucher) : null,
  }
}

function presentVoucher({ state, createdAt, answer, photoId }: MoneyRows['vouchers'][number]) {
  return { state, sentAt: createdAt.toISOString(), answer, photo: photoId }
}

/** Whether an amount can be paid by wallet: the buyer chose one, or the piece is made to measure. */
export function takesWallets({ payment, deposit }: Pick<Order, 'payment' | 'deposit'>, amount: number): boolean {
  return (isWallet(payment) || deposit !== null) && amount >= LEAST_WALLET_RUPEES
}
