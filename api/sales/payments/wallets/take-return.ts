import type { Language } from '#domain/language/languages.ts'
import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import { findAttemptAndOrder, updateAttempt } from './attempt-queries.ts'
import type { PaymentShop } from '../record-payment.ts'

type Return = {
  provider: WalletProvider
  attemptId: string
  /** Query of the URL, or the posted form. */
  query: Record<string, unknown>
  /** True for eSewa's failure address, which carries no data and proves nothing. */
  isFailure?: boolean
}

/**
 * Notes that a buyer came back from a wallet. Their data is checked but never trusted: the next page asks the wallet, and
 * so does the next run of the job if they close the page. Forged data about an attempt of ours goes to the log; about
 * unknown ones anybody could send thousands.
 *
 * @returns the language of the order, for the next page
 */
export async function takeReturn(
  { db, wallets, log }: PaymentShop,
  { provider, attemptId, query, isFailure = false }: Return,
  now = new Date(),
): Promise<Language> {
  const found = await findAttemptAndOrder(db, attemptId)
  if (!found || found.attempt.provider !== provider) return 'en'
  const { attempt, order } = found
  const { amount, providerRef, state } = attempt
  const wallet = wallets.find(provider)
  if (isFailure || !wallet || providerRef === null) return order.language
  const wrong = wallet.wrongReturn(query, { providerRef, amount })
  if (wrong) log.warn({ attempt: attemptId, wrong }, 'a return was not believed')
  // Also for a failed attempt, if the wallet has signed that it was paid after all.
  else if (state === 'pending' || provider === 'esewa') {
    await updateAttempt(db, attemptId, ['pending', 'failed'], { nextCheckAt: now })
  }
  return order.language
}
