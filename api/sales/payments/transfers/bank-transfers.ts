import { and, eq } from 'drizzle-orm'
import { NEXT_VOUCHER_WITHIN_MS } from '#domain/payments/payments.ts'
import type { Db } from '../../../platform/db/client.ts'
import { bankVouchers, orders } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { insertEvent } from '../../orders/change-queries.ts'
import { withLockedOrder } from '../../orders/lock-order.ts'
import type { StoredOrder } from '../../orders/order-queries.ts'
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
  /** The voucher that staff looked at: nothing is recorded if a colleague has already answered it. */
  voucherId?: string
  by: By
  now?: Date
}

/**
 * Writes down a transfer that has arrived, whatever the order is by then: enough confirms it, what is too much goes back.
 * A voucher that waited for an answer is accepted with it.
 *
 * @param amount        whole rupees, as the bank's statement says
 * @param reference     of the bank's statement: the same one is written down once, whichever order it was for
 * @param isForSeveral  the transfer was for several orders, and `amount` is what of it was for this one
 * @throws AppError conflict when this transfer was written down before, invalid_input; RangeError when there is no such
 *                  order
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
 * Tells the buyer that no transfer was found by their voucher. They can send another one: an order that waits for its
 * money stands for a day more at least.
 *
 * @param answer  what is wrong, for the buyer to read
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
    await mailAboutMoney(tx, secrets, order, {
      template: 'voucher-declined',
      about: voucherId,
      amount: dueOf(order, money),
      reason: said,
      ...(until && { until: until.toISOString() }),
    })
  })
}

/** Its buyer waited for the shop's answer, maybe until after the order's time: there is time for another voucher. */
async function keepOpen(tx: Db, { id, state, payBy }: StoredOrder, now: Date): Promise<Date | null> {
  const atLeast = new Date(now.getTime() + NEXT_VOUCHER_WITHIN_MS)
  if (state !== 'pending' || payBy === null || payBy >= atLeast) return payBy
  await tx.update(orders).set({ payBy: atLeast }).where(eq(orders.id, id))
  return atLeast
}

/** @returns the id of the one that waited; undefined when none did */
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
