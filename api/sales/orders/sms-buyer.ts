import type { Db } from '../../platform/db/client.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { shortTokenOf } from '../../platform/secrets/track-key.ts'
import { queueSms, type NewSms } from '../../platform/sms/queue-sms.ts'
import type { SmsData, SmsTemplate } from '../../platform/sms/sms-data.ts'
import type { StoredOrder } from './order-record.ts'
import { decryptOrder } from './private-order.ts'

type News = Exclude<SmsTemplate, 'order-code'>

/** An SMS about an order. `data` is what it says besides the order's number and link. */
export type BuyerSms = {
  [Name in News]: { event: string; template: Name; data: Omit<SmsData[Name], 'number' | 'token'>; isUnproved?: boolean }
}[News]

/** Sends an SMS to a buyer without an email address; nothing to others, and nothing after the account was deleted. */
export async function smsBuyer(
  tx: Db,
  { dataKey, orderKey }: Pick<Secrets, 'dataKey' | 'orderKey'>,
  { id, number, email, language, privateDetails }: StoredOrder,
  { event, template, data: said, isUnproved = false }: BuyerSms,
): Promise<void> {
  if (email !== '' || privateDetails === null) return
  const { phone } = decryptOrder(dataKey, id, privateDetails)
  const data = { ...said, number, token: shortTokenOf(orderKey, number) }
  await queueSms(tx, { dataKey }, { event, phone, template, language, data, isUnproved } as NewSms)
}
