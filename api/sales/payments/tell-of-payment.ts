import { randomUUID } from 'node:crypto'
import type { Db } from '../../platform/db/client.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { smsBuyer } from '../orders/sms-buyer.ts'
import { readMoneyOf } from './money-rows.ts'
import { dueOf, paidUntil } from './order-money.ts'

/** Tells the buyer how the rest of an order is paid since staff changed it, and how much that is. */
export async function tellOfPayment(
  tx: Db,
  secrets: Pick<Secrets, 'dataKey' | 'orderKey'>,
  order: StoredOrder,
): Promise<void> {
  const { id, number, name, email, language, payment, method } = order
  const money = (await readMoneyOf(tx, [id]))(id)
  const due = dueOf(order, money)
  const event = `payment-changed:${id}:${randomUUID()}`
  if (email === '') {
    await smsBuyer(tx, secrets, order, { event, template: 'payment-changed', data: { payment, due } })
    return
  }
  const until = paidUntil(order, money)?.toISOString()
  const data = {
    name,
    number,
    trackKey: trackKey(secrets.orderKey, number),
    payment,
    method,
    due,
    ...(until !== undefined && { until }),
  }
  await queueMail(tx, secrets, { event, to: email, template: 'payment-changed', language, data })
}
