import type { PaidWay } from '#domain/payments/payment-methods.ts'
import type { Db } from '../../platform/db/client.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { MoneyNews } from '../../platform/mail/templates/template-data.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { type BuyerSms, smsBuyer } from '../orders/sms-buyer.ts'

/** What each kind of news says of the money; rupees. */
type Told =
  | ({ template: 'payment-received'; due: number } & Pick<MoneyNews, 'amount' | 'method' | 'collect'>)
  | { template: 'refund-due'; amount: number; method: PaidWay; dueBy: string; isCancelled: boolean }
  | { template: 'refund-done'; amount: number; method?: 'credit'; reference: string }
  | ({ template: 'voucher-declined' } & Pick<MoneyNews, 'amount' | 'reason' | 'isCancelled' | 'until'>)

/**
 * Tells the customer about their money by mail, or by SMS without an email address. After the account was deleted nothing
 * is sent.
 *
 * @param about  id of the event: each is sent once
 */
export async function mailAboutMoney(
  tx: Db,
  secrets: Pick<Secrets, 'dataKey' | 'orderKey'>,
  order: StoredOrder,
  { about, ...told }: Told & { about: string },
): Promise<void> {
  const { email, language, name, number } = order
  const { template, ...said } = told
  const event = `${template}:${about}`
  if (email === '') return smsBuyer(tx, secrets, order, smsOf(told, event))
  const data: MoneyNews = { name, number, trackKey: trackKey(secrets.orderKey, number), ...said }
  await queueMail(tx, secrets, { event, to: email, template, language, data })
}

/** An SMS is short: what it leaves out is on the order's page. */
function smsOf(told: Told, event: string): BuyerSms {
  switch (told.template) {
    case 'payment-received':
      return { event, template: told.template, data: { amount: told.amount, due: told.due } }
    case 'refund-due': {
      const { template, amount, method, dueBy, isCancelled } = told
      return { event, template, data: { amount, method, dueBy, isCancelled } }
    }
    case 'refund-done':
      return { event, template: told.template, data: { amount: told.amount } }
    case 'voucher-declined':
      return { event, template: told.template, data: { until: told.until ?? null } }
  }
}
