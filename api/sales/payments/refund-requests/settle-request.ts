import { defined } from '#domain/defined.ts'
import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import { refundOutcome, type SeenRefund } from '#domain/payments/refund-requests.ts'
import type { Db } from '../../../platform/db/client.ts'
import { withLockedOrder } from '../../orders/lock-order.ts'
import { finishRefund } from '../finish-refund.ts'
import { findRefund } from '../payment-queries.ts'
import type { Checked, RefundAnswer } from '../wallets/provider.ts'
import type { SettlingShop } from '../wallets/settle-attempt.ts'
import { nextCheckAt } from '../wallets/when-to-ask.ts'
import { findOpenRequest, updateRequest, type StoredRequest } from './request-queries.ts'
import { notMadeWords, refusalWords } from './request-words.ts'

/** What is known of a request: its end, or that it is unknown. */
export type Heard =
  | { says: 'done' }
  | { says: 'failed'; failure: string }
  | { says: 'unknown'; isAway: boolean; isForStaff?: boolean }

/** A request, and where it belongs. */
export type OfRequest = { request: StoredRequest; orderId: string; provider: WalletProvider }

/** Returns what a wallet's answer to a request says about it. */
export function heardOfRefund(answer: RefundAnswer, provider: WalletProvider): Heard {
  switch (answer.says) {
    case 'refunded':
      return { says: 'done' }
    case 'refused':
      return { says: 'failed', failure: refusalWords(provider, answer) }
    case 'away':
      return { says: 'unknown', isAway: false }
  }
}

/**
 * Returns what a look-up of the payment says about an open request.
 *
 * @param isPartSince  whether another refund of the order was recorded after the request was written: the look-up may show
 *                     that one
 */
export function heardOfLookUp(
  checked: Checked,
  { request, provider }: OfRequest,
  { now, isPartSince }: { now: Date; isPartSince: boolean },
): Heard {
  const { isLast, sentAt } = request
  const isPartBefore = request.isPartBefore || isPartSince
  const ageMs = now.getTime() - sentAt.getTime()
  const outcome = refundOutcome(seenIn(checked), { isPartBefore, isLast, ageMs })
  if (outcome === 'done') return { says: 'done' }
  if (outcome === 'not-made') return { says: 'failed', failure: notMadeWords(provider) }
  return { says: 'unknown', isAway: checked.says === 'away', isForStaff: outcome === 'ask-staff' }
}

/** Returns how much of a payment went back, according to its look-up. */
export function seenIn(checked: Checked): SeenRefund {
  if (checked.says === 'refunded') return checked.isWhole ? 'all' : 'part'
  return checked.says === 'paid' && !checked.isRefunded ? 'none' : 'unclear'
}

/**
 * Records what was heard of a request, with all consequences, in one transaction. Of several concurrent calls the first
 * that ends the request wins, and the others change nothing.
 *
 * @param given  instead of the clock
 * @returns whether the request ended with this call
 */
export function settleRequest(
  { db, secrets, log }: SettlingShop,
  { request: { id, refundId }, orderId, provider }: OfRequest,
  heard: Heard,
  answer: string,
  given?: Date,
): Promise<boolean> {
  return withLockedOrder(db, orderId, async (tx, order) => {
    const request = await findOpenRequest(tx, refundId)
    if (request?.id !== id) return false
    const now = given ?? new Date()
    if (heard.says === 'unknown') {
      const isNews = request.state === 'sending'
      if (isNews)
        log.warn({ refund: refundId, order: order.number, provider }, 'it is not known whether a wallet made a refund')
      await updateRequest(tx, id, { ...unknown(request, heard, now), lastAnswer: answer })
      return false
    }
    const ended = { lastAnswer: answer, checkedAt: now, ...endedAt(now) }
    if (heard.says === 'failed') {
      log.warn({ refund: refundId, order: order.number, provider }, 'a wallet did not make a refund')
      return updateRequest(tx, id, { ...ended, state: 'failed', failure: heard.failure })
    }
    await updateRequest(tx, id, { ...ended, state: 'done' })
    const refund = defined(await findRefund(tx, refundId), 'refund')
    const { amount, transactionId: reference, sentBy } = request
    await finishRefund(tx, secrets, order, refund, { amount, reference, by: { id: sentBy }, now })
    return true
  })
}

function unknown(
  { sentAt, outages }: StoredRequest,
  { isAway, isForStaff = false }: Extract<Heard, { says: 'unknown' }>,
  now: Date,
): Partial<StoredRequest> {
  const inARow = isAway ? outages + 1 : 0
  const again = nextCheckAt(sentAt, inARow, now)
  const said = { state: 'unknown', checkedAt: now, outages: inARow, nextCheckAt: again } as const
  // After two days the job asks no more.
  return isAway ? said : { ...said, isForStaff: isForStaff || again === null }
}

/** Columns of a request that needs no more look-ups. */
export function endedAt(now: Date): Partial<StoredRequest> {
  return { endedAt: now, nextCheckAt: null, outages: 0, isForStaff: false }
}

/** Ends a request whose refund staff recorded from the wallet's portal. */
export async function endAsRecorded(tx: Db, { id }: StoredRequest, now: Date): Promise<void> {
  await updateRequest(tx, id, { state: 'done', ...endedAt(now) })
}
