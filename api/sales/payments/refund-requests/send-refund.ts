import { randomUUID } from 'node:crypto'
import { parseMobile } from '#domain/accounts/phone.ts'
import { defined } from '#domain/defined.ts'
import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import { REFUND_LEAVES_WITHIN_MS } from '#domain/payments/refund-requests.ts'
import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say, type Sentence } from '../../../platform/language/sentence.ts'
import { withLockedOrder } from '../../orders/lock-order.ts'
import { readMoneyOf } from '../money-rows.ts'
import { findRefund, type StoredRefund } from '../payment-queries.ts'
import type { PaymentShop } from '../record-payment.ts'
import { findAttempt } from '../wallets/attempt-queries.ts'
import { awaitWallet } from '../wallets/look-up.ts'
import type { Checked } from '../wallets/provider.ts'
import { refundTarget, type RefundTarget } from './refund-target.ts'
import { insertRequest, readRequestsOf, type StoredRequest } from './request-queries.ts'
import { leftTooLate } from './request-words.ts'
import { heardOfRefund, seenIn, settleRequest, type Heard } from './settle-request.ts'

type Sent = {
  /** Whole rupees; the most that is possible by default. The rest stays due. */
  amount?: number | undefined
  /** Mobile number of the customer's account at the wallet. */
  mobile?: string | undefined
  by: { id: string }
  /** Instead of the clock. */
  now?: Date | undefined
}

/**
 * Sends a refund by the wallet through which the money came. First the payment is looked up, then the request is written,
 * then it leaves; no transaction is open while the wallet thinks. After an unclear answer the request is `unknown`, and
 * look-ups settle it (check-request.ts): it is never sent again by itself.
 *
 * @throws AppError conflict when the wallet refused it or it cannot be sent this way, with what staff do next; invalid_input
 *                  for more than is possible; unavailable when the wallet does not answer the look-up; RangeError when there
 *                  is no such refund
 */
export async function sendRefund(shop: PaymentShop, refundId: string, sent: Sent): Promise<void> {
  const mobile = mobileOf(sent.mobile)
  const found = defined(await findRefund(shop.db, refundId), 'refund')
  const before = await lookUpPayment(shop, await targetOf(shop.db, shop, found))
  const { request, isAll } = await writeRequest(shop, found, before, sent)
  const { provider } = before
  const refundBy = defined(shop.wallets.find(provider)?.refund, 'refund')
  const asked = { transactionId: request.transactionId, amount: isAll ? null : request.amount, mobile }
  const { heard, answer } = await awaitWallet(shop, async (): Promise<{ heard: Heard; answer: string }> => {
    // A process that stood still sends nothing: look-ups may count its request as not made by now.
    const isLate = Date.now() - request.sentAt.getTime() > REFUND_LEAVES_WITHIN_MS
    if (isLate) return { heard: { says: 'failed', failure: leftTooLate }, answer: '' }
    const answered = await refundBy(asked)
    // The wallet may repeat the number.
    const kept = mobile === undefined ? answered.answer : answered.answer.replaceAll(mobile, '…')
    return { heard: heardOfRefund(answered, provider), answer: kept }
  })
  await settleRequest(shop, { request, orderId: found.orderId, provider }, heard, answer, sent.now)
  if (heard.says === 'failed') throw refused(heard.failure)
}

/** What the wallet says of a payment before anything of it is sent back. */
type Before = {
  paymentId: string
  provider: WalletProvider
  transactionId: string
  isPart: boolean
  rupees: number | null
}

/** @throws AppError conflict, unavailable */
async function lookUpPayment(shop: PaymentShop, { payment, wallet: provider, sent }: RefundTarget): Promise<Before> {
  const wallet = [say(`payments.wallet.${provider}`)]
  const attempt = await findAttempt(shop.db, defined(payment.attemptId, 'attempt'))
  const providerRef = defined(attempt?.providerRef, 'providerRef')
  const asked = { providerRef, amount: payment.amount }
  const checked = await awaitWallet(shop, () =>
    shop.wallets.ask(provider, asked, shop.caller?.name, async (one: Checked) => one),
  )
  if (!checked || checked.says === 'away') {
    throw new AppError('unavailable', say('refunds.no-answer', { wallet }))
  }
  const seen = seenIn(checked)
  if (seen === 'all') {
    throw refused(say('refunds.all-back', { wallet }))
  }
  if (seen === 'unclear' || (checked.says !== 'paid' && checked.says !== 'refunded')) {
    throw refused(say('refunds.unclear', { wallet }))
  }
  if (seen === 'part' && sent === 0 && !(await hasDoneRefund(shop.db, payment.orderId))) {
    throw refused(say('refunds.part-back', { wallet }))
  }
  if (!/^[\w-]{1,100}$/.test(checked.reference)) {
    throw refused(say('refunds.no-transaction', { wallet }))
  }
  const rupees = checked.says === 'paid' ? checked.rupees : null
  return {
    paymentId: payment.id,
    provider,
    transactionId: checked.reference,
    isPart: seen === 'part' || sent > 0,
    rupees,
  }
}

async function hasDoneRefund(db: Db, orderId: string): Promise<boolean> {
  const { refunds } = (await readMoneyOf(db, [orderId]))(orderId)
  return refunds.some(({ doneAt }) => doneAt !== null)
}

/** Writes the request before it leaves, if it is still possible. `isAll`: it is for the whole payment. */
function writeRequest(
  { db, ...shop }: PaymentShop,
  { id: refundId, orderId }: StoredRefund,
  before: Before,
  { amount: given, by, now }: Sent,
): Promise<{ request: StoredRequest; isAll: boolean }> {
  return withLockedOrder(db, orderId, async (tx) => {
    const refund = defined(await findRefund(tx, refundId), 'refund')
    const { payment, most, sent } = await targetOf(tx, shop, refund)
    if (payment.id !== before.paymentId || (sent > 0 && !before.isPart)) {
      throw refused('Another refund of this order was sent just now. Load the page again.')
    }
    const amount = given ?? most
    if (amount > most) {
      throw new AppError('invalid_input', say('refunds.most-to-send', { most: { money: most } }), {
        amount: say('refunds.most', { most: { money: most } }),
      })
    }
    const sentAt = now ?? new Date()
    const request: StoredRequest = {
      id: randomUUID(),
      refundId,
      paymentId: payment.id,
      transactionId: before.transactionId,
      amount,
      isPartBefore: before.isPart,
      isLast: amount === payment.amount - sent,
      state: 'sending',
      sentBy: by.id,
      sentAt,
      lastAnswer: null,
      isForStaff: false,
      checkedAt: null,
      nextCheckAt: new Date(sentAt.getTime() + 2 * REFUND_LEAVES_WITHIN_MS),
      outages: 0,
      endedAt: null,
      failure: null,
    }
    await insertRequest(tx, request)
    const hasAll = before.rupees !== null && Math.floor(before.rupees) === amount
    return { request, isAll: !before.isPart && request.isLast && hasAll }
  })
}

/** @throws AppError conflict when the refund is done, is being sent, or cannot be sent by a wallet */
async function targetOf(
  db: Db,
  { wallets }: Pick<PaymentShop, 'wallets'>,
  refund: StoredRefund,
): Promise<RefundTarget> {
  if (refund.doneAt !== null) throw refused('This refund was done already.')
  const money = (await readMoneyOf(db, [refund.orderId]))(refund.orderId)
  const requests = (await readRequestsOf(db, [refund.orderId]))(refund.orderId)
  const open = requests.find(({ refundId, endedAt }) => refundId === refund.id && endedAt === null)
  if (open) {
    const { sentByName: name } = open
    throw refused(name === null ? say('refunds.sent') : say('refunds.sent-by', { name }))
  }
  const target = refundTarget(refund, money, requests, wallets)
  if (target) return target
  if (requests.some(({ endedAt }) => endedAt === null)) {
    throw refused('Another refund of this order was sent, and its result is not known yet. Please wait for it.')
  }
  throw refused('No wallet can send this refund. Pay it in the portal or by bank, and record it.')
}

/** Returns ten digits, as wallets call their accounts. */
function mobileOf(text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '') return undefined
  const mobile = parseMobile(text)
  if (mobile !== null) return mobile.slice('+977'.length)
  const message = 'Please enter a mobile number of Nepal, with 10 digits.'
  throw new AppError('invalid_input', message, { mobile: message })
}

function refused(message: Sentence): AppError {
  return new AppError('conflict', message)
}
