import { isWallet, type PaidWay } from '#domain/payments/payment-methods.ts'
import { REST_PAYS_WITHIN_MS, type PaymentPurpose } from '#domain/payments/payments.ts'
import { sumOf } from '#domain/sum.ts'
import type { orders } from '../../platform/db/schema.ts'
import type { MoneyRows } from './money-rows.ts'

type Order = Pick<typeof orders.$inferSelect, 'state' | 'payment' | 'total' | 'deposit' | 'payBy'>
type Rows = Pick<MoneyRows, 'payments' | 'refunds'>
type Money = Rows & Pick<MoneyRows, 'exchanged'>

/**
 * Causes of refunds for a payment that came twice or in a wrong amount, and for what an edited order costs no more. Such money
 * does not count. `counted_of` of the database has the same list.
 */
export const uncounted = ['attempt:', 'payment:', 'edit:']

/** Returns the payments minus the refunds that were paid, in whole rupees. */
export function paidOf({ payments, refunds }: Rows): number {
  const arrived = sumOf(payments, amountOf)
  return refunds.reduce((sum, { amount, doneAt }) => (doneAt ? sum - amount : sum), arrived)
}

/**
 * Returns the payments that count, in whole rupees, with the pieces that come back in exchange. Refunds of returns and damage do not reduce them, because nobody
 * pays for these goods again.
 */
export function countedOf({ payments, refunds, exchanged }: Money): number {
  const neverCounted = refunds.filter(({ cause }) => uncounted.some((one) => cause.startsWith(one)))
  return sumOf(payments, amountOf) + exchanged.paysHere - sumOf(neverCounted, amountOf)
}

/**
 * Returns the method of the latest payment that counts; without one, the method that the buyer chose. Credit that covers only
 * a part is no method.
 */
export function paidBy({ payment, total }: Pick<Order, 'payment' | 'total'>, money: Money): PaidWay {
  const paid = countedPayments(money).findLast(({ method }) => method !== 'credit')
  return paid?.method ?? (hasCredit(money) && countedOf(money) >= total ? 'credit' : payment)
}

/** Whether a gift card or store credit has paid a part. */
export function hasCredit({ payments }: Pick<Money, 'payments'>): boolean {
  return payments.some(({ method }) => method === 'credit')
}

/**
 * Returns how much of a refund may go back to credit, in whole rupees. Of an order that came of an exchange it is what the old
 * pieces paid of it once they are back, as far as credit has not got that back.
 */
export function creditableOf(money: Money, refund: number): number {
  if (hasCredit(money)) return refund
  const back = sumOf(money.refunds, ({ creditAccountId, amount }) => (creditAccountId === null ? 0 : amount))
  const paysHere = money.exchanged.isBack ? money.exchanged.paysHere : 0
  return Math.max(0, Math.min(refund, paysHere - back))
}

/**
 * Returns the money that counts, without what credit or pieces in exchange paid: they buy no more time, since they go back by
 * themselves.
 */
function arrivedOf(money: Money): number {
  const credit = sumOf(money.payments, ({ method, amount }) => (method === 'credit' ? amount : 0))
  return countedOf(money) - credit - money.exchanged.paysHere
}

/**
 * Returns how the money of a refund came in. Money that never counted has a payment of its own; everything else goes back
 * as the latest payment came. Cash (`cod`) goes to a bank account or wallet, for which staff ask the buyer.
 *
 * @param refund  with the account of credit to which it went
 */
export function refundedFrom(
  order: Pick<Order, 'payment' | 'total'>,
  money: Money,
  { cause, creditAccountId = null }: { cause: string; creditAccountId?: string | null },
): PaidWay {
  if (creditAccountId !== null) return 'credit'
  const ofOne = firstCause(cause)
  const own = money.payments.find(({ id, attemptId }) => ofOne === `payment:${id}` || ofOne === `attempt:${attemptId}`)
  return own?.method ?? paidBy(order, money)
}

/** Returns the methods of the payments that count, oldest first, each once. */
export function waysPaid(money: Rows): PaidWay[] {
  return [...new Set(countedPayments(money).map(({ method }) => method))]
}

/** Returns what My Orders calls the payment: the reference of the first wallet payment, or else the method. */
export function paymentId(order: Pick<Order, 'payment' | 'total'>, money: Money): string {
  const named = countedPayments(money).find(({ method, reference }) => isWallet(method) && reference !== '')
  return named?.reference ?? paidBy(order, money)
}

/** Returns the payments of which at least a part counts, oldest first. */
function countedPayments({ payments, refunds }: Rows): MoneyRows['payments'][number][] {
  const refundsOf = Map.groupBy(refunds, ({ cause }) => firstCause(cause))
  return payments.filter(({ id, attemptId, amount }) => {
    const tooMuch = refundsOf.get(`attempt:${attemptId}`) ?? refundsOf.get(`payment:${id}`) ?? []
    return amount > sumOf(tooMuch, amountOf)
  })
}

/** Returns the cause of a refund, of which the rest of another one has the same (finish-refund.ts). */
export function firstCause(cause: string): string {
  return cause.split('/', 1)[0] ?? cause
}

/** Whether a refund is for money that came too often or wrongly, so that it goes back as that payment came. */
export function isOfOnePayment(cause: string): boolean {
  return cause.startsWith('attempt:') || cause.startsWith('payment:')
}

/**
 * Returns the payments minus all refunds, paid and promised, in whole rupees. What pays for another order in exchange is not
 * among them. It belongs to that order once the pieces are back.
 */
export function keptOf({ payments, refunds, exchanged }: Money): number {
  const moved = (exchanged.isBack ? exchanged.paysHere : 0) - exchanged.paysElsewhere
  return sumOf(payments, amountOf) + moved - sumOf(refunds, amountOf)
}

/**
 * Returns the most that can still be refunded, for any reason.
 *
 * @param uncredited  the part of the invoice that no credit note covers
 */
export function maxRefundable(money: Money, uncredited: number): number {
  return Math.max(0, Math.min(keptOf(money), uncredited))
}

/**
 * Returns the amount still to be paid; 0 for a cancelled, returned or delivered order. Goods are paid before they are
 * handed over, and nobody owes the pieces of a delivered order that were called off.
 */
export function dueOf({ state, total }: Pick<Order, 'state' | 'total'>, money: Money): number {
  return isOff(state) || state === 'delivered' ? 0 : Math.max(0, total - countedOf(money))
}

/** Returns what had not arrived of an order that ended, in whole rupees. Credit does not count: it is back already. */
export function missingOf({ total }: Pick<Order, 'total'>, money: Money): number {
  return Math.max(0, total - arrivedOf(money))
}

/** Returns how much of a payment for this purpose would count. */
export function wantedFor(purpose: PaymentPurpose, order: Order, money: Money): number {
  if (isOff(order.state)) return 0
  const aim = purpose === 'deposit' ? (order.deposit ?? order.total) : order.total
  return Math.max(0, aim - countedOf(money))
}

/** Returns the purpose of a payment for which none was given. */
export function purposeOf({ deposit }: Pick<Order, 'deposit'>, money: Money, amount: number): PaymentPurpose {
  const counted = countedOf(money)
  if (deposit !== null && amount <= deposit - counted) return 'deposit'
  return deposit === null || counted === 0 ? 'full' : 'balance'
}

/** Whether the shop can begin: the total is paid, or the deposit of a custom piece. */
export function isFirstPaid({ total, deposit }: Pick<Order, 'total' | 'deposit'>, money: Money): boolean {
  return countedOf(money) >= (deposit ?? total)
}

/** Returns what can be paid now by wallet or transfer; null for orders that are paid in cash at the handover. */
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

/**
 * Returns whether money that is due can come by transfer. An unpaid order for a wallet cannot: it ends within minutes, and its
 * buyer changes it to a transfer first.
 */
export function takesTransfers({ payment, deposit, state }: Order, money: Money): boolean {
  const isPartlyPaid = arrivedOf(money) + money.exchanged.paysHere > 0
  return payment === 'bank' || deposit !== null || state !== 'pending' || isPartlyPaid
}

/** Returns whether a voucher waits for the shop's answer. */
export function hasSentVoucher({ vouchers }: Pick<MoneyRows, 'vouchers'>): boolean {
  return vouchers.some(({ state }) => state === 'sent')
}

/** Returns when an unpaid order expires; null for an order that does not. */
export function paidUntil({ state, payBy }: Pick<Order, 'state' | 'payBy'>, money: Money): Date | null {
  if (state !== 'pending' || payBy === null) return null
  return arrivedOf(money) > 0 ? new Date(payBy.getTime() + REST_PAYS_WITHIN_MS) : payBy
}

function isOff(state: Order['state']): boolean {
  return state === 'cancelled' || state === 'returned'
}

function amountOf({ amount }: { amount: number }): number {
  return amount
}
