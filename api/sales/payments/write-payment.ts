import type { PaidWay } from '#domain/payments/payment-methods.ts'
import type { PaymentPurpose } from '#domain/payments/payments.ts'
import type { Db } from '../../platform/db/client.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { insertEvent } from '../orders/change-queries.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { readMoneyOf } from './money-rows.ts'
import { wantedFor } from './order-money.ts'
import { createRefund } from './create-refund.ts'
import { insertPayment } from './payment-queries.ts'

export type Received = {
  /** A new one if it is absent. */
  id?: string
  method: PaidWay
  purpose: PaymentPurpose
  /** Whole rupees. */
  amount: number
  /** Reference of the wallet or bank; '' for cash. */
  reference: string
  /** The wallet's attempt. */
  attemptId?: string
  /** The staff member who recorded it; null for a wallet. */
  recordedBy: string | null
  /** When it arrived; by default now. */
  receivedAt?: Date | undefined
  /** The amount is wrong: none of it counts, and all of it is refunded. */
  isWrong?: boolean
}

/**
 * Writes a payment, its history entry, and a refund of any excess. `recordPayment` does what follows from it.
 *
 * @param order  held by the transaction
 * @returns its id, and the amount that is refunded at once, in rupees
 */
export async function writePayment(
  tx: Db,
  secrets: Pick<Secrets, 'dataKey' | 'orderKey'>,
  order: StoredOrder,
  { attemptId, isWrong = false, receivedAt, ...received }: Received,
  now: Date,
): Promise<{ id: string; tooMuch: number }> {
  const { amount, purpose, recordedBy } = received
  const { id: orderId, state } = order
  const before = (await readMoneyOf(tx, [orderId]))(orderId)
  const tooMuch = isWrong ? amount : Math.max(0, amount - wantedFor(purpose, order, before))
  const id = await insertPayment(tx, {
    ...received,
    orderId,
    receivedAt: receivedAt ?? now,
    ...(attemptId && { attemptId }),
  })
  const by = { actor: recordedBy === null ? 'system' : 'staff', actorId: recordedBy } as const
  await insertEvent(tx, { orderId, action: 'payment', state, ...by, detail: { amount }, at: now })
  if (tooMuch > 0) {
    const cause = attemptId ? `attempt:${attemptId}` : `payment:${id}`
    await createRefund(tx, secrets, order, { cause, amount: tooMuch, now })
  }
  return { id, tooMuch }
}
