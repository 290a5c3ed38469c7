import { isWallet, type PaymentMethod } from './payment-methods.ts'

/** What a payment is for: all of an order, or a custom piece's deposit and balance. */
export const paymentPurposes = ['full', 'deposit', 'balance'] as const
export type PaymentPurpose = (typeof paymentPurposes)[number]

/** States of one attempt to pay with a wallet: all but `pending` are final. */
export const attemptStates = ['pending', 'paid', 'failed', 'refunded'] as const
export type AttemptState = (typeof attemptStates)[number]

/**
 * How a try failed: its buyer gave it up, the wallet ended it or never took it, nothing was heard of it for too long, or
 * the amount differs from the one requested, so it is refunded.
 */
export const attemptEndings = ['cancelled', 'expired', 'refused', 'late', 'wrong-amount'] as const
export type AttemptEnding = (typeof attemptEndings)[number]

/** Maximum length of what a bank or a wallet calls a payment. */
export const MAX_REFERENCE_LENGTH = 100

/** Khalti takes nothing below; eSewa is kept to the same. */
export const LEAST_WALLET_RUPEES = 10

/** How long an order waits for the wallet it is to be paid with. */
export const WALLET_PAYS_WITHIN_MS = 30 * 60_000
/** And for a bank transfer. A voucher that waits for the shop's answer holds it open. */
export const TRANSFER_PAYS_WITHIN_MS = 3 * 24 * 3_600_000
/**
 * Until when an order is to be paid after its buyer changed how; null for cash. However often a buyer changes between
 * wallets and transfers, the order waits no longer than a transfer would have.
 */
export function payByAfterChange(
  { from, to, placedAt }: { from: PaymentMethod; to: PaymentMethod; placedAt: Date },
  now: Date,
): Date | null {
  if (to === 'cod') return null
  const last = (from === 'cod' ? now : placedAt).getTime() + TRANSFER_PAYS_WITHIN_MS
  return new Date(isWallet(to) ? Math.min(now.getTime() + WALLET_PAYS_WITHIN_MS, last) : last)
}

/** How much longer for the rest, once a part has come. */
export const REST_PAYS_WITHIN_MS = 24 * 3_600_000
/** As long as there is at least for another voucher, after the shop has declined one. */
export const NEXT_VOUCHER_WITHIN_MS = 24 * 3_600_000
/** Money that is owed back is due within seven days. */
export const REFUND_WITHIN_MS = 7 * 24 * 3_600_000
