import { type RequestState, waitsForBank } from '../instalments/request-states.ts'
import { isWallet, type PaymentMethod } from './payment-methods.ts'

/** The purpose of a payment: the whole order, or the deposit or balance of a custom piece. */
export const paymentPurposes = ['full', 'deposit', 'balance'] as const
export type PaymentPurpose = (typeof paymentPurposes)[number]

/** States of a wallet attempt. A failed one can still turn out to be paid. */
export const attemptStates = ['pending', 'paid', 'failed', 'refunded'] as const
export type AttemptState = (typeof attemptStates)[number]

/**
 * How an attempt failed: the buyer cancelled it, the wallet let it expire or refused it, no answer came for too long, or the
 * amount was wrong and is refunded.
 */
export const attemptEndings = ['cancelled', 'expired', 'refused', 'late', 'wrong-amount'] as const
export type AttemptEnding = (typeof attemptEndings)[number]

/** Maximum length of a bank's or wallet's reference. */
export const MAX_REFERENCE_LENGTH = 100
/**
 * Stands between the reference of a transfer for several orders and the number of one of them. The database function
 * `comparable_reference` knows it, too.
 */
export const SHARE_OF_TRANSFER = ' / '

/** Khalti's minimum, which we use for eSewa too. */
export const LEAST_WALLET_RUPEES = 10

/** How long an order waits for a payment by wallet. */
export const WALLET_PAYS_WITHIN_MS = 30 * 60_000
/** How long an order waits for a bank transfer. A voucher that waits for an answer keeps it open longer. */
export const TRANSFER_PAYS_WITHIN_MS = 3 * 24 * 3_600_000
type PaymentChange = {
  from: PaymentMethod
  to: PaymentMethod
  placedAt: Date
  /** Its request for instalments, before or after the change withdraws it. */
  request: { state: RequestState; changedAt: Date } | null
}

/**
 * Returns the deadline of an order whose buyer changed the payment method; null for cash. Changing again and again never
 * makes an order wait longer than for a transfer. A request for instalments let it wait longer, so its time counts from the
 * request's end.
 */
export function payByAfterChange({ from, to, placedAt, request }: PaymentChange, now: Date): Date | null {
  if (to === 'cod') return null
  const withdrawnAt = waitsForBank(request) ? now : request?.changedAt
  const last = (from === 'cod' ? now : (withdrawnAt ?? placedAt)).getTime() + TRANSFER_PAYS_WITHIN_MS
  return new Date(isWallet(to) ? Math.min(now.getTime() + WALLET_PAYS_WITHIN_MS, last) : last)
}

/** How much longer an order waits for the rest after a part was paid. */
export const REST_PAYS_WITHIN_MS = 24 * 3_600_000
/** Minimum time for another voucher after the shop declined one. */
export const NEXT_VOUCHER_WITHIN_MS = 24 * 3_600_000
/** How long receipts stay after an order ended without a payment: late transfers are found by them. */
export const RECEIPT_KEPT_DAYS = 14
/** Refunds are due within this time. */
export const REFUND_WITHIN_MS = 7 * 24 * 3_600_000
