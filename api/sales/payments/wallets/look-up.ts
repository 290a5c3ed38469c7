import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import { findAttempt, readWaitingOf, type StoredAttempt } from './attempt-queries.ts'
import type { Heard } from './count-outages.ts'
import type { PaymentShop } from '../record-payment.ts'
import type { Checked } from './provider.ts'
import { settleAttempt } from './settle-attempt.ts'
import { wasJustAsked } from './when-to-ask.ts'

/** More attempts than a buyer starts at the same time. */
const MOST_ASKED_AT_ONCE = 5

/** `asked` is false when the gateway got no question: too many wait already, or the attempt has no reference. */
export type LookedUp = { asked: boolean; attempt: StoredAttempt }

/**
 * Asks the gateway about an attempt and records its answer. It holds no database connection and no turn of the caller
 * meanwhile. Concurrent calls of one network share a question, as jobs do.
 *
 * @param now  instead of the clock
 */
export async function lookUp(shop: PaymentShop, attempt: StoredAttempt, now?: Date): Promise<LookedUp> {
  const { id, provider, providerRef, amount } = attempt
  if (providerRef === null) return { asked: false, attempt }
  const caller = shop.caller?.name
  const record = (checked: Checked) => settleAttempt(shop, attempt, checked, now)
  const ask = () =>
    shop.wallets.once(`${caller ?? ''} ${id}`, () =>
      shop.wallets.ask(provider, { providerRef, amount }, caller, record),
    )
  const settled = await awaitWallet(shop, ask)
  return { asked: settled !== undefined, attempt: settled ?? (await findAttempt(shop.db, id)) ?? attempt }
}

/** Runs work that waits for a wallet, without the turn of the call that it is done for. */
export function awaitWallet<Done>({ caller }: PaymentShop, work: () => Promise<Done>): Promise<Done> {
  return caller ? caller.whileAway(work) : work()
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
