import { defined } from '#domain/defined.ts'
import { REFUND_ARRIVES_WITHIN_MS } from '#domain/payments/refund-requests.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say } from '../../../platform/language/sentence.ts'
import { withLockedOrder } from '../../orders/lock-order.ts'
import { hasRefundSince } from '../payment-queries.ts'
import type { PaymentShop } from '../record-payment.ts'
import { countOutages } from '../wallets/count-outages.ts'
import { awaitWallet } from '../wallets/look-up.ts'
import type { Checked } from '../wallets/provider.ts'
import {
  findAskedRequest,
  findOpenRequest,
  readDueRequests,
  updateRequest,
  type AskedRequest,
} from './request-queries.ts'
import { endedByStaffWords } from './request-words.ts'
import { endedAt, heardOfLookUp, settleRequest } from './settle-request.ts'

/** Maximum requests in one run of the job. */
const AT_MOST = 200

/**
 * Asks wallets what became of refunds whose answer was lost, also of those whose process died.
 *
 * @param now  instead of the clock
 */
export async function reconcileRefunds(
  _data: Record<string, never>,
  shop: PaymentShop,
  signal?: AbortSignal,
  now?: Date,
): Promise<void> {
  const { note, isAway } = countOutages()
  for (const asked of await readDueRequests(shop.db, now ?? new Date(), AT_MOST)) {
    signal?.throwIfAborted()
    const { provider } = asked
    if (!isAway(provider)) note({ provider, isAnswered: await isAnswered(shop, asked, now) })
  }
}

/**
 * Asks the wallet now what became of a refund.
 *
 * @throws AppError conflict when no result is missing; unavailable when the wallet does not answer
 */
export async function checkRefund(shop: PaymentShop, refundId: string, now?: Date): Promise<void> {
  const asked = await findAskedRequest(shop.db, refundId)
  if (!asked) throw noResultMissing()
  if (await isAnswered(shop, asked, now)) return
  throw new AppError('unavailable', say('refunds.wallet-away', { wallet: [say(`payments.wallet.${asked.provider}`)] }))
}

async function isAnswered(shop: PaymentShop, asked: AskedRequest, now?: Date): Promise<boolean> {
  const { request, provider, providerRef, paid } = asked
  const about = { providerRef: defined(providerRef, 'providerRef'), amount: paid }
  const caller = shop.caller?.name
  const record = async (checked: Checked) => {
    const isPartSince = await hasRefundSince(shop.db, asked.orderId, request.sentAt)
    const heard = heardOfLookUp(checked, asked, { now: now ?? new Date(), isPartSince })
    await settleRequest(shop, asked, heard, checked.answer, now)
    return checked.says !== 'away'
  }
  const ask = () =>
    shop.wallets.once(`refund ${caller ?? ''} ${request.id}`, () => shop.wallets.ask(provider, about, caller, record))
  return (await awaitWallet(shop, ask)) ?? false
}

/**
 * Ends a request that staff did not find in the wallet's portal, so that the refund can be sent again.
 *
 * @throws AppError conflict when no result is missing, and while the request may still be on its way
 */
export async function endUnmadeRefund(
  { db }: Pick<PaymentShop, 'db'>,
  refundId: string,
  now = new Date(),
): Promise<void> {
  const asked = await findAskedRequest(db, refundId)
  if (!asked) throw noResultMissing()
  await withLockedOrder(db, asked.orderId, async (tx) => {
    const request = await findOpenRequest(tx, refundId)
    if (request?.id !== asked.request.id) throw noResultMissing()
    if (now.getTime() - request.sentAt.getTime() < REFUND_ARRIVES_WITHIN_MS) {
      throw new AppError('conflict', 'The refund may still be on its way. Please wait 15 minutes after it was sent.')
    }
    const failure = endedByStaffWords(asked.provider)
    await updateRequest(tx, request.id, { ...endedAt(now), state: 'failed', failure })
  })
}

function noResultMissing(): AppError {
  return new AppError('conflict', 'The result of this refund is known. Load the page again.')
}
