import { randomUUID } from 'node:crypto'
import type { MovedState } from '#domain/instalments/request-states.ts'
import type { Db } from '../../platform/db/client.ts'
import { localized } from '../../platform/language/localized.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import type { OrderShop } from '../orders/change-order.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { smsBuyer } from '../orders/sms-buyer.ts'
import type { StoredRequest } from './request-queries.ts'

type News = { request: StoredRequest; state: MovedState; note: string }

/** Mails the buyer how far the request for instalments is. Without an email address an SMS leads to the order's page. */
export async function tellOfRequest(
  tx: Db,
  secrets: OrderShop['secrets'],
  order: StoredOrder,
  { request: { plan }, state, note }: News,
): Promise<void> {
  const { id, email: to, language, name, number } = order
  const event = `instalment-news:${id}:${randomUUID()}`
  if (to === '') return smsBuyer(tx, secrets, order, { event, template: 'instalment-news', data: { state } })
  const { months, instalment, downPayment, totalPaid } = plan.figures
  const figures = { months, instalment, downPayment, totalPaid }
  const bank = localized(plan, 'bank', language)
  const data = { name, number, trackKey: trackKey(secrets.orderKey, number), state, note, bank, ...figures }
  await queueMail(tx, secrets, { event, to, template: 'instalment-news', language, data })
}
