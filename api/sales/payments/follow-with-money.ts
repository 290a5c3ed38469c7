import type { OrderAction, OrderActor, OrderState } from '#domain/orders/order-states.ts'
import type { Db } from '../../platform/db/client.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { readMoneyOf } from './money-rows.ts'
import { countedOf } from './order-money.ts'
import { oweWhatIsKept } from './create-refund.ts'
import { writePayment } from './write-payment.ts'

type Followed = {
  action: OrderAction
  to: OrderState
  by: { actor: OrderActor; id: string | null }
  now: Date
  /** When cash was paid at the door; by default now. */
  happenedAt?: Date | undefined
}

/**
 * Updates the money of an order after a change of its state: payments of a cancelled or returned order are refunded, and a
 * cash order that is handed over is paid.
 *
 * @param order  locked by the transaction, as it was before the change
 */
export async function followWithMoney(
  tx: Db,
  secrets: Pick<Secrets, 'dataKey' | 'orderKey'>,
  order: StoredOrder,
  { action, to, by, now, happenedAt }: Followed,
): Promise<void> {
  if (action === 'confirm') return
  if (action !== 'deliver') return oweWhatIsKept(tx, secrets, order, { cause: action, state: to, now })
  await takeCash(tx, secrets, { ...order, state: to }, { by, now, happenedAt })
}

/**
 * Records the cash that the buyer pays at the door.
 *
 * @param order  locked by the transaction
 * @param amount  in rupees, as the order's page names it for this delivery; by default all that the order still lacks
 */
export async function takeCash(
  tx: Db,
  secrets: Pick<Secrets, 'dataKey' | 'orderKey'>,
  order: StoredOrder,
  { amount, by, now, happenedAt }: Pick<Followed, 'by' | 'now' | 'happenedAt'> & { amount?: number },
): Promise<void> {
  if (order.payment !== 'cod') return
  const due = amount ?? Math.max(0, order.total - countedOf((await readMoneyOf(tx, [order.id]))(order.id)))
  if (due === 0) return
  const cash = {
    method: 'cod',
    purpose: order.deposit === null ? 'full' : 'balance',
    amount: due,
    reference: '',
  } as const
  await writePayment(tx, secrets, order, { ...cash, recordedBy: by.id, receivedAt: happenedAt }, now)
}
