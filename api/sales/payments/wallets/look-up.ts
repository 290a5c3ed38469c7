import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import { findAttempt, readWaitingOf, type StoredAttempt } from './attempt-queries.ts'
import type { Heard } from './count-outages.ts'
import type { PaymentShop } from '../record-payment.ts'
import { settleAttempt } from './settle-attempt.ts'
import { wasJustAsked } from './when-to-ask.ts'

/** More attempts than a buyer starts at the same time. */
const MOST_ASKED_AT_ONCE = 5

/** `asked` is false when the gateway got no question: too many wait already, or the attempt has no reference. */
export type LookedUp = { asked: boolean; attempt: StoredAttempt }

/**
 * Asks the gateway about an attempt and records its answer. It holds no database connection meanwhile. Concurrent callers
 * share one question.
 *
 * @param now  instead of the clock
 */
export function lookUp(shop: PaymentShop, attempt: StoredAttempt, now?: Date): Promise<LookedUp> {
  const { id, provider, providerRef, amount } = attempt
  if (providerRef === null) return Promise.resolve({ asked: false, attempt })
  return shop.wallets.once(id, async () => {
    const checked = await shop.wallets.ask(provider, { providerRef, amount })
    if (!checked) return { asked: false, attempt: (await findAttempt(shop.db, id)) ?? attempt }
    return { asked: true, attempt: await settleAttempt(shop, attempt, checked, now) }
  })
}

/** Whether an attempt may be looked up: it is pending, or failed and may still be paid. */
export function isOpen({ state, providerRef, nextCheckAt }: StoredAttempt): boolean {
  return providerRef !== null && (state === 'pending' || (state === 'failed' && nextCheckAt !== null))
}

/**
 * Asks about all attempts of an order that are open and were not answered a moment ago.
 *
 * @param isAway  wallets that get no question; they count as not answering
 * @param now     instead of the clock
 * @returns whether each attempt's wallet answered
 */
export async function lookUpWaiting(
  shop: PaymentShop,
  orderId: string,
  { isAway = () => false, now }: { isAway?: (provider: WalletProvider) => boolean; now?: Date | undefined } = {},
): Promise<Heard[]> {
  const waiting = await readWaitingOf(shop.db, orderId, MOST_ASKED_AT_ONCE)
  return Promise.all(
    waiting.map(async (attempt) => {
      const { provider, checkedAt, outages } = attempt
      if (isAway(provider)) return { provider, isAnswered: false }
      // After an outage we ask again: it may be over.
      if (outages === 0 && wasJustAsked(checkedAt, now ?? new Date())) return { provider, isAnswered: true }
      const seen = await lookUp(shop, attempt, now)
      return { provider, isAnswered: seen.asked && seen.attempt.outages === 0 }
    }),
  )
}
