import { and, eq } from 'drizzle-orm'
import { NEXT_VOUCHER_WITHIN_MS } from '#domain/payments/payments.ts'
import type { Db } from '../../../platform/db/client.ts'
import { bankVouchers, orders } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { insertEvent } from '../../orders/change-queries.ts'
import { withLockedOrder } from '../../orders/lock-order.ts'
import type { StoredOrder } from '../../orders/order-record.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { readMoneyOf } from '../money-rows.ts'
import { dueOf, paidUntil, purposeOf } from '../order-money.ts'
import { recordPayment } from '../record-payment.ts'
import { referenceOf } from '../staff-refunds.ts'
import { mailAboutMoney } from '../mail-about-money.ts'
import { transferReference } from './transfer-reference.ts'

type BankShop = { db: Db; secrets: Pick<Secrets, 'dataKey' | 'orderKey'> }
/** The staff member. */
type By = { id: string }

type ArrivedTransfer = {
  amount: number
  reference: string
  isForSeveral?: boolean
  /** The voucher that staff looked at. Nothing is recorded if a colleague has answered it already. */
  voucherId?: string
  by: By
  now?: Date
}

/**
 * Records a bank transfer, whatever the state of the order. A sufficient amount confirms the order, and excess is refunded.
 * A voucher that waits for an answer is accepted too.
 *
 * @param amount        whole rupees, from the bank statement
 * @param reference     from the bank statement; each transfer is recorded once, for any order
 * @param isForSeveral  whether the transfer was for several orders; `amount` is then this order's share
 * @throws AppError conflict when this transfer was recorded before; invalid_input; RangeError when there is no such order
 */
export function confirmTransfer(
  { db, secrets }: BankShop,
  orderId: string,
  { amount, reference, isForSeveral = false, voucherId, by, now: given }: ArrivedTransfer,
): Promise<void> {
  const named = referenceOf(reference)
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new AppError('invalid_input', 'The amount must be whole rupees.')
  return withLockedOrder(db, orderId, async (tx, order) => {
    const now = given ?? new Date() // read after the lock
    const money = (await readMoneyOf(tx, [orderId]))(orderId)
    const written = await transferReference(tx, order, { reference: named, isForSeveral })
    const transfer = { method: 'bank', purpose: purposeOf(order, money, amount), amount, reference: written } as const
    const answered = await answerVoucher(tx, orderId, { state: 'accepted', answer: '', answeredAt: now }, voucherId)
    if (voucherId !== undefined && !answered) throw alreadyAnswered()
    await recordPayment(tx, secrets, order, { ...transfer, recordedBy: by.id }, now)
  })
}

/**
 * Declines a voucher for which no transfer was found, and mails the buyer. They have at least one more day for another
 * one, unless the order was cancelled meanwhile.
 *
 * @param answer  what is wrong, shown to the buyer
 * @throws AppError conflict when no voucher waits for an answer, invalid_input; RangeError when there is no such order
 */
export function declineVoucher(
  { db, secrets }: BankShop,
  orderId: string,
  { answer, voucherId: looked, by, now: given }: { answer: string; voucherId?: string; by: By; now?: Date },
): Promise<void> {
  const said = answer.trim()
  if (said === '') throw new AppError('invalid_input', 'Please describe what is wrong with it.')
  return withLockedOrder(db, orderId, async (tx, order) => {
    const now = given ?? new Date() // read after the lock
    const voucherId = await answerVoucher(tx, orderId, { state: 'declined', answer: said, answeredAt: now }, looked)
    if (!voucherId && looked !== undefined) throw alreadyAnswered()
    if (!voucherId) throw new AppError('conflict', 'No voucher of this order waits for an answer.')
    const event = { action: 'voucher-declined', state: order.state, actor: 'staff', actorId: by.id } as const
    await insertEvent(tx, { ...event, orderId, reason: said, at: now })
    const payBy = await keepOpen(tx, order, now)
    const money = (await readMoneyOf(tx, [orderId]))(orderId)
    const until = paidUntil({ ...order, payBy }, money)
    const isCancelled = order.state === 'cancelled'
    await mailAboutMoney(tx, secrets, order, {
      template: 'voucher-declined',
      about: voucherId,
      // Nothing is due any more of a cancelled order, but its transfer was expected when the voucher was sent.
      amount: dueOf(isCancelled ? { ...order, state: 'pending' } : order, money),
      reason: said,
      ...(isCancelled && { isCancelled }),
      ...(until && { until: until.toISOString() }),
    })
  })
}

/** Extends the time to pay if the order would expire soon, because the buyer has waited for the shop's answer. */
async function keepOpen(tx: Db, { id, state, payBy }: StoredOrder, now: Date): Promise<Date | null> {
  const atLeast = new Date(now.getTime() + NEXT_VOUCHER_WITHIN_MS)
  if (state !== 'pending' || payBy === null || payBy >= atLeast) return payBy
  await tx.update(orders).set({ payBy: atLeast }).where(eq(orders.id, id))
  return atLeast
}

/** @returns the id of the voucher that waited; undefined if none did */
async function answerVoucher(
  tx: Db,
  orderId: string,
  values: { state: 'accepted' | 'declined'; answer: string; answeredAt: Date },
  voucherId?: string,
): Promise<string | undefined> {
  const isThis = voucherId === undefined ? undefined : eq(bankVouchers.id, voucherId)
  const [voucher] = await tx
    .update(bankVouchers)
    .set(values)
    .where(and(eq(bankVouchers.orderId, orderId), eq(bankVouchers.state, 'sent'), isThis))
    .returning({ id: bankVouchers.id })
  return voucher?.id
}

function alreadyAnswered(): AppError {
  return new AppError('conflict', 'This voucher was answered already.')
}
