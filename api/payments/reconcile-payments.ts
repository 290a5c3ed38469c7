import type { WalletProvider } from '#domain/payment-methods.ts'
import { readDueAttempts, updateAttempt, type StoredAttempt } from './attempt-queries.ts'
import { lookUp } from './look-up.ts'
import type { PaymentShop } from './payment-shop.ts'

const AT_MOST = 200
/** In a row; then a gateway is left alone until the next run, and the others' attempts come first. */
const OUTAGES_ENOUGH = 3

/**
 * Asks about attempts whose buyers never came back, those first that have waited longest, and ends those that no gateway
 * ever heard of.
 *
 * @param now  instead of the clock
 */
export async function reconcilePayments(
  _data: Record<string, never>,
  shop: PaymentShop,
  signal?: AbortSignal,
  now?: Date,
): Promise<void> {
  const outages = new Map<WalletProvider, number>()
  for (const attempt of await readDueAttempts(shop.db, now ?? new Date(), AT_MOST)) {
    signal?.throwIfAborted()
    const { provider, providerRef } = attempt
    const soFar = outages.get(provider) ?? 0
    if (providerRef === null) await endUnheardOf(shop, attempt, now)
    else if (soFar < OUTAGES_ENOUGH) outages.set(provider, (await isAway(shop, attempt, now)) ? soFar + 1 : 0)
  }
}

async function isAway(shop: PaymentShop, attempt: StoredAttempt, now?: Date): Promise<boolean> {
  const seen = await lookUp(shop, attempt, now)
  return !seen.asked || seen.attempt.outages > 0
}

/** The process that began it died before the gateway had answered: nobody knows where it could be paid. */
async function endUnheardOf({ db, log }: PaymentShop, { id }: StoredAttempt, now = new Date()): Promise<void> {
  const ended = { state: 'failed', ending: 'refused', endedAt: now, nextCheckAt: null } as const
  if (await updateAttempt(db, id, ['pending'], ended)) log.info({ attempt: id }, 'an attempt never got a reference')
}
