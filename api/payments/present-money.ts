import type { OrderMoney } from '#contract/orders.ts'
import { isWallet, type WalletProvider } from '#domain/payment-methods.ts'
import type { PaymentPurpose } from '#domain/payments.ts'
import type { orders } from '../db/schema.ts'
import type { MoneyRows } from './money-rows.ts'

type Order = Pick<typeof orders.$inferSelect, 'state' | 'payment' | 'total' | 'deposit' | 'payBy'>

/**
 * What was paid, what is to be paid, and what goes back.
 *
 * @param wallets  those the shop takes
 */
export function presentMoney(
  order: Order,
  { payments, refunds, vouchers }: MoneyRows,
  { wallets, now }: { wallets: readonly WalletProvider[]; now: Date },
): OrderMoney {
  const paid = paidOf({ payments, refunds })
  const isOff = order.state === 'cancelled' || order.state === 'returned'
  const due = isOff ? 0 : Math.max(0, order.total - paid)
  const payNow = nextPayment(order, paid, now)
  const voucher = vouchers.at(-1)
  return {
    paid,
    due,
    payNow: payNow && { ...payNow, until: order.payBy !== null && paid === 0 ? order.payBy.toISOString() : null },
    wallets: payNow && (isWallet(order.payment) || order.deposit !== null) ? [...wallets] : [],
    deposit: order.deposit,
    payments: payments.map(({ method, purpose, amount, receivedAt, reference }) => {
      return { method, purpose, amount, at: receivedAt.toISOString(), reference }
    }),
    refunds: refunds.map(({ amount, dueBy, doneAt, reference }) => {
      return { amount, dueBy: dueBy.toISOString(), doneAt: doneAt?.toISOString() ?? null, reference: reference ?? '' }
    }),
    voucher: voucher ? { state: voucher.state, sentAt: voucher.createdAt.toISOString(), answer: voucher.answer } : null,
  }
}

/** Whole rupees that arrived, less those that went back. */
export function paidOf({ payments, refunds }: Pick<MoneyRows, 'payments' | 'refunds'>): number {
  const arrived = payments.reduce((sum, { amount }) => sum + amount, 0)
  return refunds.reduce((sum, { amount, doneAt }) => (doneAt ? sum - amount : sum), arrived)
}

/** What can be paid now without meeting anybody; cash is paid where the goods are. */
function nextPayment(
  { state, payment, total, deposit, payBy }: Order,
  paid: number,
  now: Date,
): { purpose: PaymentPurpose; amount: number } | null {
  if (payment === 'cod' || (state !== 'pending' && state !== 'confirm') || paid >= total) return null
  if (paid === 0 && payBy !== null && now > payBy) return null
  if (deposit === null) return { purpose: 'full', amount: total - paid }
  return paid < deposit ? { purpose: 'deposit', amount: deposit - paid } : { purpose: 'balance', amount: total - paid }
}
