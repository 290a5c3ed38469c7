import { findAttempt, readWaitingOf, type StoredAttempt } from './attempt-queries.ts'
import type { PaymentShop } from './payment-shop.ts'
import { settleAttempt } from './settle-attempt.ts'
import { wasJustAsked } from './when-to-ask.ts'

/** More than anybody begins at the same time. */
const MOST_ASKED_AT_ONCE = 5

/** `asked` is false when nobody was: too many questions wait already, or there is nothing to ask about. */
export type LookedUp = { asked: boolean; attempt: StoredAttempt }

/**
 * Asks the gateway about an attempt and writes down what it says. No connection to the database is held meanwhile; those
 * who want the same at the same time share one question.
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

/** Whether an attempt may be asked about: it waits, or may be paid after it had failed. */
export function isOpen({ state, providerRef, nextCheckAt }: StoredAttempt): boolean {
  return providerRef !== null && (state === 'pending' || (state === 'failed' && nextCheckAt !== null))
}

/**
 * Asks about all of an order's attempts that wait and were not asked about a moment ago.
 *
 * @param now  instead of the clock
 * @returns whether every gateway answered
 */
export async function lookUpWaiting(shop: PaymentShop, orderId: string, now?: Date): Promise<boolean> {
  const waiting = await readWaitingOf(shop.db, orderId, MOST_ASKED_AT_ONCE)
  const toAsk = waiting.filter(({ checkedAt }) => !wasJustAsked(checkedAt, now ?? new Date()))
  const seen = await Promise.all(toAsk.map((attempt) => lookUp(shop, attempt, now)))
  const justAsked = waiting.filter((attempt) => !toAsk.includes(attempt))
  return (
    seen.every(({ asked, attempt }) => asked && attempt.outages === 0) &&
    justAsked.every(({ outages }) => outages === 0)
  )
}
