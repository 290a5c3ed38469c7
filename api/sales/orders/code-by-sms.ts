import type { Order } from '#contract/orders/orders.ts'
import { smsNumber } from '#domain/sms/sms-number.ts'
import { findNewestCodeOfOrder } from '../../people/accounts/codes/code-queries.ts'
import { isDeadNumber } from '../../platform/sms/sms-queries.ts'
import type { Sms } from '../../platform/sms/sms.ts'
import { canSendCodes } from '../../platform/sms/sms-spending.ts'
import type { OrderShop } from './change-order.ts'
import { hasChangedPhone } from './change-queries.ts'
import type { StoredOrder } from './order-record.ts'
import { openDetails } from './present-order.ts'

export type SmsShop = OrderShop & { sms: Sms }

/** Returns whether the code of an order with an email address could come by SMS, or was last sent so (decision 108). */
export async function readCodeBySms(shop: SmsShop, order: StoredOrder): Promise<Order['codeBySms']> {
  if (order.state !== 'pending' || order.verifyBy === null || order.email === '') return null
  if (!(await canComeBySms(shop, order))) return null
  const newest = await findNewestCodeOfOrder(shop.db, order.id)
  return newest?.email === '' ? 'sent' : 'possible'
}

/**
 * Returns whether SMS go out now, and reach the phone of an order with an email address. A number that staff entered after
 * the order was placed gets nothing that opens the order: it may be their own (decision 028).
 */
export async function canComeBySms({ db, secrets, sms }: SmsShop, order: StoredOrder): Promise<boolean> {
  if (order.phoneIndex === null || smsNumber(openDetails(secrets.dataKey, order).phone) === null) return false
  if (await hasChangedPhone(db, order.id)) return false
  return !(await isDeadNumber(db, order.phoneIndex)) && canSendCodes(db, sms)
}
