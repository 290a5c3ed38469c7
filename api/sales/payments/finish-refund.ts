import { randomUUID } from 'node:crypto'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { insertEvent } from '../orders/change-queries.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { mailAboutMoney } from './mail-about-money.ts'
import { endRefund, insertRefund, type StoredRefund } from './payment-queries.ts'

/** `creditAccountId`: the store credit that got it; absent for money. */
type DoneRefund = { amount: number; reference: string; by: { id: string }; now: Date; creditAccountId?: string }

/**
 * Records that a refund was paid, in full or in part, and tells the customer. The rest stays due on the same day.
 *
 * @param order      locked by the transaction
 * @param amount     whole rupees, at most those of the refund
 * @param reference  what the wallet or the bank calls it
 * @throws AppError conflict when it was done before
 */
export async function finishRefund(
  tx: Db,
  secrets: Pick<Secrets, 'dataKey' | 'orderKey'>,
  order: StoredOrder,
  refund: StoredRefund,
  { amount, reference, by, now, creditAccountId }: DoneRefund,
): Promise<void> {
  const { id, cause, dueBy, amount: owed } = refund
  const isFirst = await endRefund(tx, id, {
    amount,
    reference,
    doneBy: by.id,
    doneAt: now,
    ...(creditAccountId && { creditAccountId }),
  })
  if (!isFirst) throw new AppError('conflict', 'This refund was done already.')
  if (amount < owed) await insertRest(tx, order, { cause, dueBy, amount: owed - amount, createdAt: now })
  const event = { action: 'refund', state: order.state, actor: 'staff', actorId: by.id } as const
  await insertEvent(tx, { ...event, orderId: order.id, detail: { amount }, at: now })
  const done = creditAccountId ? ({ method: 'credit', reference: '' } as const) : { reference }
  await mailAboutMoney(tx, secrets, order, { template: 'refund-done', about: id, amount, ...done })
}

/** Writes the rest of a refund. It has the same cause, so it counts in the same way. */
async function insertRest(
  tx: Db,
  { id: orderId }: StoredOrder,
  rest: { cause: string; dueBy: Date; amount: number; createdAt: Date },
): Promise<void> {
  const id = randomUUID()
  await insertRefund(tx, { ...rest, id, orderId, cause: `${rest.cause}/${id}` })
}
