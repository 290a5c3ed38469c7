import type { OrderAction, OrderActor, OrderState } from '#domain/orders/order-states.ts'
import type { Db } from '../../platform/db/client.ts'
import type { orders } from '../../platform/db/schema.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { readMoneyOf } from './money-rows.ts'
import { countedOf } from './order-money.ts'
import { oweWhatIsKept } from './create-refund.ts'
import { writePayment } from './write-payment.ts'

type Followed = { action: OrderAction; to: OrderState; by: { actor: OrderActor; id: string | null }; now: Date }

/**
 * What a change of an order's state means for its money: what was paid for an order that is off goes back, and what is
 * handed over to be paid in cash was paid with that.
 *
 * @param order  held by the transaction, as it was before
 */
export async function followWithMoney(
  tx: Db,
  secrets: Pick<Secrets, 'dataKey' | 'orderKey'>,
  order: typeof orders.$inferSelect,
  { action, to, by, now }: Followed,
): Promise<void> {
  if (action === 'confirm') return
  if (action !== 'deliver') return oweWhatIsKept(tx, secrets, order, { cause: action, state: to, now })
  await takeCash(tx, secrets, { ...order, state: to }, { by, now })
}

/**
 * Writes down what the buyer pays at the door, where an order is paid there.
 *
 * @param order  held by the transaction
 * @param worth  rupees of all that was handed over by now; of the whole order, unless told otherwise
 */
export async function takeCash(
  tx: Db,
  secrets: Pick<Secrets, 'dataKey' | 'orderKey'>,
  order: typeof orders.$inferSelect,
  { worth = order.total, by, now }: Pick<Followed, 'by' | 'now'> & { worth?: number },
): Promise<void> {
  if (order.payment !== 'cod') return
  const due = Math.max(0, worth - countedOf((await readMoneyOf(tx, [order.id]))(order.id)))
  if (due === 0) return
  const cash = {
    method: 'cod',
    purpose: order.deposit === null ? 'full' : 'balance',
    amount: due,
    reference: '',
  } as const
  await writePayment(tx, secrets, order, { ...cash, recordedBy: by.id }, now)
}
