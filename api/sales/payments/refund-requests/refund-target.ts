import { isWallet, type WalletProvider } from '#domain/payments/payment-methods.ts'
import { sumOf } from '#domain/sum.ts'
import type { MoneyRows } from '../money-rows.ts'
import type { StoredRefund } from '../payment-queries.ts'
import type { Wallets } from '../wallets/open-wallets.ts'
import type { StoredRequest } from './request-queries.ts'

export type RefundTarget = {
  payment: MoneyRows['payments'][number]
  wallet: WalletProvider
  /** The most that one request can send of the refund, in whole rupees. */
  most: number
  /** What its requests have sent back of the payment so far, in whole rupees. */
  sent: number
}

/**
 * Returns the payment from which a refund can be sent by its wallet; undefined when staff use a portal or a bank. Money of
 * a payment that came twice, or in a wrong amount, goes back by that payment. Otherwise the one with most left is first.
 *
 * @param requests  all of the order
 */
export function refundTarget(
  { amount, cause, doneAt }: Pick<StoredRefund, 'amount' | 'cause' | 'doneAt'>,
  { payments, refunds }: Pick<MoneyRows, 'payments' | 'refunds'>,
  requests: readonly StoredRequest[],
  wallets: Pick<Wallets, 'find'>,
): RefundTarget | undefined {
  if (doneAt !== null) return undefined
  const gone = refunds.filter((refund) => refund.doneAt !== null)
  const left = sumOf(payments, amountOf) - sumOf(gone, amountOf) - sumOf(requests.filter(isUnknown), amountOf)
  const targets = payments.flatMap((payment): RefundTarget[] => {
    const { method, attemptId } = payment
    if (attemptId === null || !isWallet(method) || !wallets.find(method)?.refund) return []
    const ofPayment = requests.filter(({ paymentId, state }) => paymentId === payment.id && state !== 'failed')
    if (ofPayment.some(isUnknown)) return []
    const sent = sumOf(ofPayment, amountOf)
    return [{ payment, wallet: method, sent, most: Math.min(amount, left, payment.amount - sent) }]
  })
  const possible = targets.filter(({ most }) => most > 0).toSorted((one, other) => other.most - one.most)
  const [own] = cause.split('/')
  return possible.find(({ payment }) => own === `attempt:${payment.attemptId}`) ?? possible[0]
}

function isUnknown({ state }: StoredRequest): boolean {
  return state === 'sending' || state === 'unknown'
}

function amountOf({ amount }: { amount: number }): number {
  return amount
}
