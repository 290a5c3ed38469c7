import { and, eq } from 'drizzle-orm'
import { orderEvents } from '../../platform/db/schema.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say, type Message } from '../../platform/language/sentence.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import { networkName } from '../../platform/rate-limits/network-name.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { contactKeyOf } from '../checkout/buyer.ts'
import { readCreditPaid } from '../credit/credit-queries.ts'
import { mailDeliveryNews } from '../fulfilment/delivery-mails.ts'
import { readDeliveries, readDeliveryPieces } from '../fulfilment/delivery-queries.ts'
import { recordEvent } from '../fulfilment/record-event.ts'
import { smsOfChange } from './change-order.ts'
import { updateVerified } from './change-queries.ts'
import { canComeBySms, type SmsShop } from './code-by-sms.ts'
import { isOfOpenRequest } from './is-of-open-request.ts'
import { withLockedOrder } from './lock-order.ts'
import type { StoredOrder } from './order-record.ts'
import { hasLinkBySms, smsLink } from './send-order-link.ts'

type NewsShop = SmsShop & {
  secrets: Pick<Secrets, 'dataKey' | 'orderKey' | 'rateLimitKey'>
  addressLimits: Pick<AddressLimits, 'placedOrders' | 'askedSms'>
}

/** Returns whether news of an order with an email address can go to its phone instead (decision 108). */
export async function readNewsBySms(shop: SmsShop, order: StoredOrder): Promise<boolean> {
  if (order.email === '' || (await refusalOf(shop, order)) !== null) return false
  return canMove(shop, order)
}

/**
 * Removes the email address of a guest's order: news goes to its phone from now on, and so do its link and the codes that
 * were mailed for pieces on their way or to be collected. It counts as an order by phone number alone. Beyond the limits of
 * SMS the order keeps its address: its number would stand nowhere but on the page. One whose news goes to the phone already
 * stays as it is.
 *
 * @throws AppError conflict for an order that keeps its address; unavailable where SMS do not go out or reach its phone, and
 *         while staff work on a request about its buyer; too_many_requests
 */
export async function sendNewsBySms(shop: NewsShop, { id }: StoredOrder, ip: string): Promise<void> {
  const { db, secrets, addressLimits } = shop
  await withLockedOrder(db, id, async (tx, order) => {
    const refusal = await refusalOf({ ...shop, db: tx }, order)
    if (refusal !== null) throw new AppError('conflict', refusal)
    if (order.email === '') return
    const { phoneIndex } = order
    if (phoneIndex === null || !(await canMove({ ...shop, db: tx }, order))) {
      throw new AppError('unavailable', say('orders.no-news-by-sms'))
    }
    const moved = { ...order, email: '' }
    const network = networkName(secrets.rateLimitKey, ip)
    await addressLimits.placedOrders(tx).take(contactKeyOf({ ...moved, phoneIndex }), { userId: null, network })
    await updateVerified(tx, moved)
    await recordEvent(tx, moved, { action: 'news-by-sms', by: { actor: 'shopper', id: null }, at: new Date() })
    if (!(await hasLinkBySms(tx, id))) await smsLink(tx, shop, moved, ip)
    await smsCodes(tx, secrets, moved)
  })
}

/** Otherwise the buyer could not prove to be the right person at the door. */
async function smsCodes(tx: Db, secrets: NewsShop['secrets'], order: StoredOrder) {
  if (order.state !== 'confirm') return
  if (order.method === 'pickup') await smsOfChange(tx, secrets, order, { action: 'confirm', actor: 'shopper' })
  for (const delivery of await readDeliveries(tx, order.id)) {
    if (delivery.state !== 'out') continue
    const pieces = await readDeliveryPieces(tx, delivery.id)
    await mailDeliveryNews(tx, secrets, order, { kind: 'out', delivery, pieces })
  }
}

/**
 * Returns why an order keeps its email address; null if it need not. A code that was mailed and entered proves that the
 * address works. It proves nothing about the phone, and a cash order by phone counts as placed by the phone's owner.
 */
async function refusalOf({ db }: Pick<SmsShop, 'db'>, order: StoredOrder): Promise<Message | null> {
  const { id, userId, privateDetails, email, verifyBy, deposit, payment, takenBy } = order
  if (userId !== null) return say('orders.news-of-account')
  if (privateDetails === null) return say('after-sales.forgotten')
  if (email === '') return null
  if (verifyBy !== null) return say('orders.news-after-code')
  // There are no SMS about production.
  if (deposit !== null) return say('orders.news-of-piece')
  const isKnownBuyer = payment === 'cod' && takenBy === null && !(await isCovered(db, order))
  return isKnownBuyer || (await hasEnteredCode(db, id)) ? say('orders.news-follows-code') : null
}

/** An open request about the buyer looks like a phone that gets no SMS: the caller may be a stranger to that person. */
async function canMove(shop: SmsShop, order: StoredOrder): Promise<boolean> {
  if (!(await canComeBySms(shop, order))) return false
  return !(await isOfOpenRequest(shop.db, shop.secrets.dataKey, order))
}

/** Whether credit has paid all of an order, which confirmed it without a code. */
async function isCovered(db: Db, { id, state, total }: StoredOrder): Promise<boolean> {
  return state !== 'pending' && (await readCreditPaid(db, id)) >= total
}

async function hasEnteredCode(db: Db, orderId: string): Promise<boolean> {
  const isEntered = and(eq(orderEvents.orderId, orderId), eq(orderEvents.action, 'verified'))
  return (await db.$count(orderEvents, isEntered)) > 0
}
