import { allDone } from '../../../platform/process/open-all.ts'
import { walletProviders, type WalletProvider } from '#domain/payments/payment-methods.ts'
import { readDueAttempts, updateAttempt, type StoredAttempt } from './attempt-queries.ts'
import { countOutages } from './count-outages.ts'
import { lookUp } from './look-up.ts'
import type { PaymentShop } from '../record-payment.ts'

/** Maximum attempts of each wallet in one run. */
const AT_MOST = 200
/** One gateway gets as many questions from this process at the same time (open-wallets.ts). */
const AT_ONCE = 8

/**
 * Asks about attempts whose buyers never came back, those first that have waited longest, and ends those that no gateway
 * ever heard of. Each wallet has a turn of its own: one that is away, or has very many, keeps no other waiting. Eight
 * questions run at once.
 *
 * @param now  instead of the clock
 */
export async function reconcilePayments(
  _data: Record<string, never>,
  shop: PaymentShop,
  signal?: AbortSignal,
  now?: Date,
): Promise<void> {
  await allDone(walletProviders.map((provider) => reconcileWallet(shop, provider, signal, now)))
}

async function reconcileWallet(shop: PaymentShop, provider: WalletProvider, signal?: AbortSignal, now?: Date) {
  const { note, isAway } = countOutages()
  const due = (await readDueAttempts(shop.db, provider, now ?? new Date(), AT_MOST)).values()
  // Each takes the next one from the same list.
  const ask = async () => {
    for (const attempt of due) {
      signal?.throwIfAborted()
      if (attempt.providerRef === null) await endUnheardOf(shop, attempt, now)
      else if (!isAway(provider)) note({ provider, isAnswered: await isAnswered(shop, attempt, now) })
    }
  }
  await allDone(Array.from({ length: AT_ONCE }, ask))
}

async function isAnswered(shop: PaymentShop, attempt: StoredAttempt, now?: Date): Promise<boolean> {
  const seen = await lookUp(shop, attempt, now)
  return seen.asked && seen.attempt.outages === 0
}

/** The process that began it died before the gateway had answered: nobody knows where it could be paid. */
async function endUnheardOf({ db, log }: PaymentShop, { id }: StoredAttempt, now = new Date()): Promise<void> {
  const ended = { state: 'failed', ending: 'refused', endedAt: now, nextCheckAt: null } as const
  if (await updateAttempt(db, id, ['pending'], ended)) log.info({ attempt: id }, 'an attempt never got a reference')
}
