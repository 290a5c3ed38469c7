import type { TestPayment } from './test-payment-queries.ts'
import { standingOf, wordFor, type Standing } from './wallet-words.ts'

/** Khalti answers these as client errors. */
const answered400 = new Set<Standing>(['cancelled', 'expired'])

/** Khalti's answer to a look-up. */
export function khaltiLookup(payment: TestPayment | undefined, now: Date): { status: number; answer: object } {
  if (!payment) return { status: 404, answer: { detail: 'Not found.', error_key: 'validation_error' } }
  const standing = standingOf(payment, now)
  // Khalti names no sum: `refunded` is true once all of it went back.
  const answer = {
    pidx: payment.ref,
    total_amount: payment.amount,
    status: wordFor(payment, now),
    transaction_id: payment.transactionId,
    fee: 0,
    refunded: standing === 'refunded',
  }
  return { status: answered400.has(standing) ? 400 : 200, answer }
}
