import type { Language } from '#domain/language/languages.ts'
import { sumOf } from '#domain/sum.ts'
import type { Notice } from '../../platform/cache/announcer.ts'
import type { Db } from '../../platform/db/client.ts'
import { Conflict } from '../../platform/db/retry-conflicts.ts'
import { jobStatement, newJobs } from '../../platform/jobs/queue.ts'
import { mailPriority, newMail, type MailRow } from '../../platform/mail/queue-mail.ts'
import { shortTokenOf } from '../../platform/secrets/track-key.ts'
import { newSms, smsPriority, type NewSms, type SmsRow } from '../../platform/sms/queue-sms.ts'
import { orderTag } from '../../shop/stock/watch-sales.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { payWithCredit } from '../credit/pay-with-credit.ts'
import { insertRequest } from '../instalments/request-queries.ts'
import { orderMail, orderMails } from '../orders/order-mails.ts'
import { openDetails } from '../orders/present-order.ts'
import type { CheckedOrder } from './check-order.ts'
import { newRecord } from './new-record.ts'
import { keptOrder } from './once.ts'
import { insertOrder } from './order-queries.ts'
import type { Placing } from './place-order.ts'

/**
 * Writes a checked order with its stock, coupon uses and mails, and its number under the key of the request. Goods are
 * locked meanwhile, so it asks the database only to write.
 *
 * @param isBeyondShare  as in mailPriority
 * @returns the notices to send after the commit
 * @throws Conflict when a promotion was used up by a concurrent order
 */
export async function writeOrder(
  tx: Db,
  secrets: Secrets,
  checked: CheckedOrder,
  { once, isBeyondShare }: Pick<Placing, 'once'> & { isBeyondShare: boolean },
): Promise<Notice[]> {
  const { order, figured } = checked
  const mails = mailsOf(checked, secrets)
  const hasCode = order.code !== null
  const sms = smsOf(checked, secrets)
  const answer = keptOrder(secrets.dataKey, once, order.order.number)
  const jobs = [
    await jobStatement(
      tx,
      'send-mail',
      mails.map((mail) => ({ data: { mailId: mail.id }, priority: mailPriority(mail, { hasCode, isBeyondShare }) })),
    ),
    await jobStatement(
      tx,
      'send-sms',
      sms.map((one) => ({ data: { smsId: one.id }, priority: smsPriority(one) })),
    ),
  ] as const
  const isWritten = await insertOrder(tx, order, { mails, sms, jobs }, once, answer)
  if (!isWritten) throw new Conflict('A promotion was used up meanwhile')
  const { id: orderId, placedAt: at } = order.order
  if (checked.plan) await insertRequest(tx, { orderId, plan: checked.plan, at })
  if (checked.credit.length > 0) await payWithCredit(tx, secrets, order.order, checked.credit)
  const products = new Set(figured.bought.map(({ product }) => product.id))
  const changes = [...products].map((id): Notice => ({ channel: 'cache', payload: `product:${id}` }))
  const announced: Notice = { channel: 'cache', payload: orderTag(order.order.number) }
  const live: Notice = { channel: 'live', payload: '' }
  return [...changes, announced, live, newJobs('send-mail'), ...(sms.length > 0 ? [newJobs('send-sms')] : [])]
}

function mailsOf(checked: CheckedOrder, secrets: Secrets): MailRow[] {
  const { order, code } = checked.order
  const credit = creditOf(checked)
  const mailIn = (language: Language) => orderMail(newRecord(checked, language), secrets, checked.shop, { credit })
  const inTheirs = mailIn(order.language)
  const forShop = order.language === 'en' ? inTheirs : mailIn('en')
  const forBuyer = { ...inTheirs, ...(code && { code: code.digits }) }
  return orderMails(order, { forBuyer, forShop }, checked.shop.email).map((mail) => newMail(mail, secrets))
}

/** What credit pays of it, in rupees. */
function creditOf({ credit }: CheckedOrder): number {
  return sumOf(credit, ({ amount }) => amount)
}

/** The SMS to a buyer without an email address: with the code to enter, or else with the link of the order. */
function smsOf(checked: CheckedOrder, secrets: Secrets): SmsRow[] {
  const { email } = checked.order.order
  if (email !== '' || checked.sms === 'left-out') return []
  const row = newSms(placedSms(checked, secrets), secrets)
  return row ? [row] : []
}

function placedSms(checked: CheckedOrder, { dataKey, orderKey }: Secrets): NewSms {
  const {
    order: { order, code },
    sms: kind,
    plan,
  } = checked
  const { id, number, language, total, verifyBy, payBy } = order
  const left = total - creditOf(checked)
  const to = { phone: openDetails(dataKey, order).phone, language }
  if (code && verifyBy) {
    const data = { number, total, code: code.digits, until: verifyBy.toISOString() }
    return { event: `order-code:${code.row.id}`, template: 'order-code', data, ...to, isUnproved: true }
  }
  const placed = { event: `order-placed:${id}`, ...to, isUnproved: kind === 'by-shopper' }
  const token = shortTokenOf(orderKey, number)
  // A buyer who waits for a bank does not pay at once.
  if (plan) return { ...placed, template: 'instalment-news', data: { number, token, state: 'asked' } }
  const payUntil = left > 0 ? payBy?.toISOString() : undefined
  return { ...placed, template: 'order-placed', data: { number, total, token, payUntil } }
}
