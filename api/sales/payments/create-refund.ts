import { randomUUID } from 'node:crypto'
import type { OrderState } from '#domain/orders/order-states.ts'
import { REFUND_WITHIN_MS } from '#domain/payments/payments.ts'
import { sumOf } from '#domain/sum.ts'
import type { Db } from '../../platform/db/client.ts'
import { giveCreditBack } from '../credit/give-back.ts'
import { insertEvent } from '../orders/change-queries.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { readMoneyOf } from './money-rows.ts'
import { firstCause, hasCredit, isOfOnePayment, keptOf, refundedFrom } from './order-money.ts'
import { insertRefund } from './payment-queries.ts'
import { mailAboutMoney } from './mail-about-money.ts'

type Keys = Pick<Secrets, 'dataKey' | 'orderKey'>

/**
 * `state` is the present state of the order. `cause` is the value of `refunds.cause`, unique for each order. `by` is the
 * member of staff who promised the refund, if it does not follow from the rules. `isToldElsewhere`: the customer gets another
 * mail that names it.
 */
export type OwedRefund = {
  cause: string
  amount: number
  now: Date
  state?: OrderState
  by?: { id: string }
  isToldElsewhere?: boolean
}

/**
 * Creates a refund that is due within seven days, and tells the customer. What a gift card or store credit paid goes back to
 * it first, at once.
 *
 * @param order  locked by the transaction
 * @returns false if there is a refund for this cause already; then nothing is written
 */
export async function createRefund(
  tx: Db,
  secrets: Keys,
  order: StoredOrder,
  { state = order.state, by, isToldElsewhere = false, ...owed }: OwedRefund,
): Promise<boolean> {
  const { cause, now } = owed
  const money = (await readMoneyOf(tx, [order.id]))(order.id)
  if (money.refunds.some((one) => firstCause(one.cause) === cause)) return false
  const mayHaveCredit = hasCredit(money) || money.exchanged.isBack
  const given = mayHaveCredit && !isOfOnePayment(cause) ? await giveCreditBack(tx, order, { ...owed, state }) : []
  for (const { refundId, amount: back, reference } of given) {
    await mailAboutMoney(tx, secrets, order, { template: 'refund-done', about: refundId, amount: back, reference })
  }
  const amount = owed.amount - sumOf(given, (one) => one.amount)
  if (amount === 0) return true

  const id = randomUUID()
  const dueBy = new Date(now.getTime() + REFUND_WITHIN_MS)
  await insertRefund(tx, { id, orderId: order.id, cause, amount, dueBy, createdAt: now })
  await insertEvent(tx, {
    orderId: order.id,
    action: 'refund-due',
    state,
    ...(by ? { actor: 'staff', actorId: by.id } : { actor: 'system' }),
    detail: { amount },
    at: now,
  })
  if (isToldElsewhere) return true
  const method = refundedFrom(order, money, { cause })
  const isCancelled = state === 'cancelled'
  const told = { template: 'refund-due', amount, method, dueBy: dueBy.toISOString(), isCancelled } as const
  await mailAboutMoney(tx, secrets, order, { ...told, about: id })
  return true
}

/**
 * Creates a refund of everything that the shop still has of an order that has ended.
 *
 * @param order  locked by the transaction
 * @param cause  what ended the order; `state` is its new state
 */
export async function oweWhatIsKept(
  tx: Db,
  secrets: Keys,
  order: StoredOrder,
  { cause, state, now }: Omit<OwedRefund, 'amount' | 'by' | 'isToldElsewhere'>,
): Promise<void> {
  const moneyOf = await readMoneyOf(tx, [order.id])
  const amount = keptOf(moneyOf(order.id))
  if (amount > 0) await createRefund(tx, secrets, order, { cause, amount, now, ...(state && { state }) })
}
