import { allDone } from '../../../platform/process/open-all.ts'
import { walletProviders, type WalletProvider } from '#domain/payments/payment-methods.ts'
import { readDueAttempts, updateAttempt, type StoredAttempt } from './attempt-queries.ts'
import { countOutages } from './count-outages.ts'
import { lookUp } from './look-up.ts'
import type { PaymentShop } from '../record-payment.ts'

/** Maximum attempts of each wallet in one run. */
const AT_MOST = 200
/** Questions to one gateway at the same time (open-wallets.ts). */
const AT_ONCE = 4

/**
 * Asks about attempts whose buyers never came back, of each network in turn. Ends attempts that no gateway ever heard of.
 * Wallets run side by side, so that a slow one delays no other. Each answers four questions at once.
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
  // All of them take the next attempt from the same iterator.
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

/** Ends an attempt whose process died before the gateway answered: nobody knows where to pay it. */
async function endUnheardOf({ db, log }: PaymentShop, { id }: StoredAttempt, now = new Date()): Promise<void> {
  const ended = { state: 'failed', ending: 'refused', endedAt: now, nextCheckAt: null } as const
  if (await updateAttempt(db, id, ['pending'], ended)) log.info({ attempt: id }, 'an attempt never got a reference')
}
