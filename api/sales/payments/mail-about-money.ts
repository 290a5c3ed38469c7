import type { Db } from '../../platform/db/client.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { MoneyNews } from '../../platform/mail/templates/template-data.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'

type Told = Omit<MoneyNews, 'name' | 'number' | 'trackKey'>
export type MoneyMail = 'payment-received' | 'refund-due' | 'refund-done' | 'voucher-declined'

/**
 * Mails the customer about their money. A deleted account gets no mail.
 *
 * @param about  id of the event: each is mailed once
 */
export async function mailAboutMoney(
  tx: Db,
  { dataKey, orderKey }: Pick<Secrets, 'dataKey' | 'orderKey'>,
  { email, language, name, number }: StoredOrder,
  { template, about, ...told }: Told & { template: MoneyMail; about: string },
): Promise<void> {
  if (email === '') return
  const data: MoneyNews = { name, number, trackKey: trackKey(orderKey, number), ...told }
  await queueMail(tx, { dataKey }, { event: `${template}:${about}`, to: email, template, language, data })
}
