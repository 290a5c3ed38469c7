import { isWallet, type PaymentMethod } from '#domain/payments/payment-methods.ts'
import { REST_PAYS_WITHIN_MS, type PaymentPurpose } from '#domain/payments/payments.ts'
import { sumOf } from '#domain/sum.ts'
import type { orders } from '../../platform/db/schema.ts'
import type { MoneyRows } from './money-rows.ts'

type Order = Pick<typeof orders.$inferSelect, 'state' | 'payment' | 'total' | 'deposit' | 'payBy'>
type Money = Pick<MoneyRows, 'payments' | 'refunds'>

/** Causes of refunds of money that came once too often or in a wrong sum; it never counted. */
export const uncounted = ['attempt:', 'payment:']

/** Whole rupees that arrived, less those that went back. */
export function paidOf({ payments, refunds }: Money): number {
  const arrived = sumOf(payments, amountOf)
  return refunds.reduce((sum, { amount, doneAt }) => (doneAt ? sum - amount : sum), arrived)
}

/**
 * What arrived for the order, without what never counted. What goes back of a return or for damage was paid all the
 * same: nobody pays it again.
 */
export function countedOf({ payments, refunds }: Money): number {
  const neverCounted = refunds.filter(({ cause }) => uncounted.some((one) => cause.startsWith(one)))
  return sumOf(payments, amountOf) - sumOf(neverCounted, amountOf)
}

/** How an order is paid: by the last payment that counts, whatever its buyer chose first. */
export function paidBy({ payment }: Pick<Order, 'payment'>, money: Money): PaymentMethod {
  return countedPayments(money).at(-1)?.method ?? payment
}

/** Each way in which an order was paid so far, in the order of time; none before the first payment that counts. */
export function waysPaid(money: Money): PaymentMethod[] {
  return [...new Set(countedPayments(money).map(({ method }) => method))]
}

/** What My Orders calls the payment: the reference of the first wallet that paid, else how the order is paid. */
export function paymentId(order: Pick<Order, 'payment'>, money: Money): string {
  const named = countedPayments(money).find(({ method, reference }) => isWallet(method) && reference !== '')
  return named?.reference ?? paidBy(order, money)
}

/** Payments of which something counts, in the order of time. */
function countedPayments({ payments, refunds }: Money): MoneyRows['payments'][number][] {
  const tooMuch = new Map(refunds.map(({ cause, amount }) => [cause, amount]))
  return payments.filter(({ id, attemptId, amount }) => {
    return amount > (tooMuch.get(`attempt:${attemptId}`) ?? tooMuch.get(`payment:${id}`) ?? 0)
  })
}

/** What the shop has of an order and owes nobody. */
export function keptOf({ payments, refunds }: Money): number {
  return sumOf(payments, amountOf) - sumOf(refunds, amountOf)
}

/**
 * What can go back of an order at most, for whatever reason.
 *
 * @param uncredited  what of its invoice no credit note has taken back
 */
export function maxRefundable(money: Money, uncredited: number): number {
  return Math.max(0, Math.min(keptOf(money), uncredited))
}

/**
 * What is still to be paid in all; 0 when the order is off. Nothing is handed over that is not paid, and what was called
 * off of a delivered order is not owed.
 */
export function dueOf({ state, total }: Pick<Order, 'state' | 'total'>, money: Money): number {
  return isOff(state) || state === 'delivered' ? 0 : Math.max(0, total - countedOf(money))
}

/** Maximum of a payment that counts for this purpose. */
export function wantedFor(purpose: PaymentPurpose, order: Order, money: Money): number {
  if (isOff(order.state)) return 0
  const aim = purpose === 'deposit' ? (order.deposit ?? order.total) : order.total
  return Math.max(0, aim - countedOf(money))
}

/** What money of this amount is for, where nobody has said so. */
export function purposeOf({ deposit }: Pick<Order, 'deposit'>, money: Money, amount: number): PaymentPurpose {
  const counted = countedOf(money)
  if (deposit !== null && amount <= deposit - counted) return 'deposit'
  return deposit === null || counted === 0 ? 'full' : 'balance'
}

/** Whether what arrived is enough for the shop to begin: all, or a custom piece's deposit. */
export function isFirstPaid({ total, deposit }: Pick<Order, 'total' | 'deposit'>, money: Money): boolean {
  return countedOf(money) >= (deposit ?? total)
}

/** What can be paid now without meeting anybody; cash is paid where the goods are. */
export function nextPayment(order: Order, money: Money, now: Date): { purpose: PaymentPurpose; amount: number } | null {
  const { payment, total, deposit } = order
  const counted = countedOf(money)
  const due = dueOf(order, money)
  if ((payment === 'cod' && deposit === null) || order.state === 'delivered' || due === 0) return null
  const until = paidUntil(order, money)
  if (until !== null && now > until) return null
  if (deposit === null) return { purpose: 'full', amount: due }
  return counted < deposit
    ? { purpose: 'deposit', amount: deposit - counted }
    : { purpose: 'balance', amount: total - counted }
}

/** Until when an order that waits for its money stands; null where nothing ends it for that. */
export function paidUntil({ state, payBy }: Pick<Order, 'state' | 'payBy'>, money: Money): Date | null {
  if (state !== 'pending' || payBy === null) return null
  return countedOf(money) > 0 ? new Date(payBy.getTime() + REST_PAYS_WITHIN_MS) : payBy
}

function isOff(state: Order['state']): boolean {
  return state === 'cancelled' || state === 'returned'
}

function amountOf({ amount }: { amount: number }): number {
  return amount
}
