import { MAX_REFERENCE_LENGTH } from '#domain/payments/payments.ts'
import { REFUND_LEAVES_WITHIN_MS } from '#domain/payments/refund-requests.ts'
import { sumOf } from '#domain/sum.ts'
import { latinDigits } from '#domain/text.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import { issueCreditNote } from '../invoices/issue-credit-note.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import { readLinesOf } from '../orders/order-queries.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { readMoneyOf, type MoneyRows } from './money-rows.ts'
import { createRefund } from './create-refund.ts'
import { finishRefund } from './finish-refund.ts'
import { findRefund } from './payment-queries.ts'
import { readMaxRefundable } from './read-max-refundable.ts'
import { findOpenRequest } from './refund-requests/request-queries.ts'
import { endAsRecorded } from './refund-requests/settle-request.ts'

type RefundShop = { db: Db; secrets: Pick<Secrets, 'dataKey' | 'orderKey'> }
/** The staff member. */
type By = { id: string }

/**
 * Records that a refund was paid. If only a part was paid, the rest stays due on the same day.
 *
 * @param amount     whole rupees; all of it when absent
 * @param reference  what the wallet or the bank calls it
 * @throws AppError conflict when it was done before or a wallet may be sending it, invalid_input for more than is owed;
 *                  RangeError when there is no such refund
 */
export async function recordRefund(
  { db, secrets }: RefundShop,
  refundId: string,
  { amount: given, reference, by, now = new Date() }: { amount?: number; reference: string; by: By; now?: Date },
): Promise<void> {
  const named = referenceOf(reference)
  const found = await findRefund(db, refundId)
  if (!found) throw new RangeError(`There is no refund ${refundId}`)
  await withLockedOrder(db, found.orderId, async (tx, order) => {
    const refund = (await findRefund(tx, refundId))!
    const { amount: owed, doneAt } = refund
    const amount = given ?? owed
    if (!isSum(amount) || amount > owed)
      throw new AppError('invalid_input', say('refunds.most-back', { most: { money: owed } }))
    if (doneAt === null) await endOpenRequest(tx, refundId, amount, now)
    await finishRefund(tx, secrets, order, refund, { amount, reference: named, by, now })
  })
}

/**
 * Ends a request to a wallet whose result nobody knew, because staff saw it in the wallet's portal.
 *
 * @throws AppError conflict while the request is on its way, or for another amount
 */
async function endOpenRequest(tx: Db, refundId: string, amount: number, now: Date): Promise<void> {
  const request = await findOpenRequest(tx, refundId)
  if (!request) return
  if (request.state === 'sending' && now.getTime() - request.sentAt.getTime() < REFUND_LEAVES_WITHIN_MS) {
    throw new AppError('conflict', 'The wallet is sending this refund just now. Please wait a minute.')
  }
  if (request.amount !== amount) {
    throw new AppError('conflict', say('refunds.sum-sent', { sum: { money: request.amount } }))
  }
  await endAsRecorded(tx, request, now)
}

/**
 * Creates a refund of part of the payment, for a reason that staff give, and credits it.
 *
 * @param id  of the refund; a repeat with the same id adds nothing
 * @throws AppError invalid_input for more than the shop has of the order; key_reused when the id came with another sum;
 *                  RangeError when there is no such order
 */
export function promiseRefund(
  { db, secrets }: RefundShop,
  orderId: string,
  { id, amount, by, now = new Date() }: { id: string; amount: number; by: By; now?: Date },
): Promise<void> {
  return withLockedOrder(db, orderId, async (tx, order) => {
    const money = (await readMoneyOf(tx, [orderId]))(orderId)
    const cause = `staff:${id}` as const
    const promised = promisedFor(money.refunds, cause)
    if (promised > 0) return refuseOtherSum(promised, amount)
    const most = await readMaxRefundable(tx, order)
    if (!isSum(amount) || amount > most)
      throw new AppError('invalid_input', say('refunds.most-back', { most: { money: most } }))
    await createRefund(tx, secrets, order, { cause, amount, by, now })
    await creditGoods(tx, secrets, order, { cause, amount }, now) // the counters are taken last
  })
}

/** Returns all that was promised for a cause, in rupees: the paid part and the rest (`finishRefund`). */
function promisedFor(refunds: MoneyRows['refunds'], cause: string): number {
  const ofCause = refunds.filter((refund) => refund.cause === cause || refund.cause.startsWith(`${cause}/`))
  return sumOf(ofCause, ({ amount }) => amount)
}

/** Credits the amount on the invoice. The buyer keeps the goods. */
async function creditGoods(
  tx: Db,
  secrets: RefundShop['secrets'],
  order: StoredOrder,
  { cause, amount }: { cause: `staff:${string}`; amount: number },
  now: Date,
) {
  const lines = (await readLinesOf(tx, [order.id], 'en')).get(order.id) ?? []
  const pieces = lines.map(({ quantity }, position) => ({ position, quantity }))
  await issueCreditNote(tx, secrets, order, { cause, lines: pieces, amount }, now)
}

function isSum(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount > 0
}

/** What nobody sees of a reference: it would make one transfer look like two. The empty letter of Braille is a symbol to Unicode. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu
const BLANKS = /[\s\p{Cc}]+/gu

/**
 * Returns a reference as it is recorded (`plainReference`).
 *
 * @throws AppError invalid_input for an empty or a too long reference
 */
export function referenceOf(text: string): string {
  const reference = plainReference(text)
  if (reference !== '' && reference.length <= MAX_REFERENCE_LENGTH) return reference
  throw new AppError('invalid_input', say('payments.long-reference', { most: MAX_REFERENCE_LENGTH }))
}

/** Returns a reference in plain letters and digits, without what nobody sees. */
export function plainReference(text: string): string {
  const seen = text.normalize('NFKC').replaceAll(INVISIBLE, '').replaceAll(BLANKS, ' ')
  return latinDigits(seen).trim()
}

/**
 * Refuses a repeated request of staff whose amount differs from the first one.
 *
 * @param written  amount of the first request, in rupees
 * @throws AppError key_reused
 */
export function refuseOtherSum(written: number, amount: number): void {
  if (written === amount) return
  throw new AppError('key_reused', 'This id came with another sum before. Please load the page again.')
}
