import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import type { TestPayment } from './test-payment-queries.ts'

/** How a payment stands at a wallet. */
export type Standing = 'open' | 'unclear' | 'paid' | 'cancelled' | 'expired' | 'part-refunded' | 'refunded'

/** The same in each wallet's own words. A payment that failed is cancelled to both: neither has a word for it. */
export const wordsOf = {
  esewa: {
    open: 'PENDING',
    unclear: 'AMBIGUOUS',
    paid: 'COMPLETE',
    cancelled: 'CANCELED',
    expired: 'NOT_FOUND',
    'part-refunded': 'PARTIAL_REFUND',
    refunded: 'FULL_REFUND',
  },
  khalti: {
    open: 'Initiated',
    unclear: 'Pending',
    paid: 'Completed',
    cancelled: 'User canceled',
    expired: 'Expired',
    'part-refunded': 'Partially refunded',
    refunded: 'Refunded',
  },
} as const satisfies Record<WalletProvider, Record<Standing, string>>

/** A payment is expired once its time is over, without an update in the database. */
export function standingOf({ provider, status, expiresAt }: TestPayment, now: Date): Standing {
  const standings = Object.keys(wordsOf[provider]) as Standing[]
  const standing = standings.find((one) => wordsOf[provider][one] === status)
  if (!standing) throw new RangeError(`${provider} has no word ${status}`)
  return standing === 'open' && now > expiresAt ? 'expired' : standing
}

/** What the wallet says of it now. */
export function wordFor(payment: TestPayment, now: Date): string {
  return wordsOf[payment.provider][standingOf(payment, now)]
}
