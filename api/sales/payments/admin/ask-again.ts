import { AppError } from '../../../platform/errors/app-error.ts'
import { findAttempt } from '../wallets/attempt-queries.ts'
import { isOpen, lookUp } from '../wallets/look-up.ts'
import type { PaymentShop } from '../record-payment.ts'
import { attemptNotFound } from '../refusals.ts'

/**
 * Asks a wallet about one of an order's attempts now.
 *
 * @throws AppError not_found; conflict when there is nothing to ask about any more; unavailable when the wallet does not
 *                  answer
 */
export async function askAgain(shop: PaymentShop, orderId: string, attemptId: string): Promise<void> {
  const attempt = await findAttempt(shop.db, attemptId)
  if (!attempt || attempt.orderId !== orderId) throw attemptNotFound()
  if (!isOpen(attempt)) throw new AppError('conflict', 'This attempt is over: there is nothing to ask.')
  const { asked, attempt: after } = await lookUp(shop, attempt)
  if (asked && after.outages === 0) return
  throw new AppError('unavailable', 'The wallet does not answer just now. It is asked again by itself.')
}
