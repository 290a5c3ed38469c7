import { isMade } from '#domain/custom-requests/custom-requests.ts'
import type { Db } from '../../platform/db/client.ts'
import { changeHeldOrder } from '../orders/change-order.ts'
import { readCustomOf } from '../orders/custom-parts.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { collectingOf } from '../terms/collecting-of.ts'
import type { Caller } from '../../platform/http/network-turns.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { readMoneyOf } from './money-rows.ts'
import { dueOf, isFirstPaid } from './order-money.ts'
import { mailAboutMoney } from './mail-about-money.ts'
import { writePayment, type Received } from './write-payment.ts'
import type { SettlingShop } from './wallets/settle-attempt.ts'
import type { Wallets } from './wallets/open-wallets.ts'

/**
 * Records a payment, whatever the state of the order. A sufficient payment confirms an order that waits for it. Excess,
 * because the order has ended or was paid, and wrong amounts are refunded.
 *
 * @param order  locked by the transaction
 */
export async function recordPayment(
  tx: Db,
  secrets: Pick<Secrets, 'dataKey' | 'orderKey'>,
  order: StoredOrder,
  received: Received,
  now: Date,
): Promise<void> {
  const { method, amount } = received
  const { id, tooMuch } = await writePayment(tx, secrets, order, received, now)
  if (tooMuch === amount) return // the refund is what there is to tell

  const after = (await readMoneyOf(tx, [order.id]))(order.id)
  if (order.state === 'pending' && isFirstPaid(order, after)) {
    const refused = await changeHeldOrder(tx, secrets, order, { action: 'confirm', by: SYSTEM, now })
    if (refused) throw new Error(`Order ${order.id} was paid and not confirmed: ${refused.refusal}`)
    return // told with it
  }
  const due = dueOf(order, after)
  const news = { template: 'payment-received', about: id, amount, method, due } as const
  await mailAboutMoney(tx, secrets, order, { ...news, ...(await collectableNow(tx, order, due)) })
}

/** Returns where to collect a custom piece that is ready and paid; nothing for other orders. */
async function collectableNow(tx: Db, order: StoredOrder, due: number) {
  if (order.deposit === null || order.state !== 'confirm' || due > 0) return {}
  const custom = (await readCustomOf(tx, [order.id]))(order.id)
  return isMade(custom) ? collectingOf(order) : {}
}

const SYSTEM = { actor: 'system', id: null } as const

/** What payments by wallet need; the app and its jobs both have it. */
export type PaymentShop = SettlingShop & {
  wallets: Wallets
  /** The call that asks a wallet; jobs have none. */
  caller?: Caller
}
