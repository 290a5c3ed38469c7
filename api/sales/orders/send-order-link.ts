import { randomUUID } from 'node:crypto'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { LinkBody } from '#contract/orders/orders.ts'
import type { Db } from '../../platform/db/client.ts'
import { smsMessages } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import { isWithin } from '../../platform/rate-limits/is-within.ts'
import { networkNames } from '../../platform/rate-limits/network-name.ts'
import { canComeBySms, type SmsShop } from './code-by-sms.ts'
import type { StoredOrder } from './order-record.ts'
import { smsBuyer } from './sms-buyer.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'

type LinkShop = SmsShop & {
  secrets: Pick<Secrets, 'dataKey' | 'orderKey' | 'rateLimitKey'>
  addressLimits: Pick<AddressLimits, 'orderLinks' | 'orderLinkMails' | 'awaitedMails' | 'askedSms'>
}

/**
 * Returns whether the link of an order with an email address can go to its phone: that address may be mistyped (decision
 * 108). The buyer of an account's order logs in. Staff entered the number of an order by phone: it may be their own (028).
 */
export async function readLinkBySms(shop: SmsShop, order: StoredOrder): Promise<boolean> {
  const { email, userId, takenBy } = order
  return email !== '' && userId === null && takenBy === null && canComeBySms(shop, order)
}

/**
 * Sends an order's link to the email address that it was placed with, or else to its phone, where it goes also `by` SMS.
 * Nothing is sent over the limits of the order, of the phone and of the client's network, and the caller does not learn
 * which.
 *
 * @throws AppError unavailable for a link `by` SMS where the order does not offer it (`readLinkBySms`)
 */
export async function sendOrderLink(
  shop: LinkShop,
  order: StoredOrder,
  { by, ip }: { by?: NonNullable<LinkBody>['by']; ip: string },
): Promise<void> {
  const { db, secrets, addressLimits } = shop
  const { id, number, name, language } = order
  const isMoved = by === 'sms' && order.email !== ''
  if (isMoved && !(await readLinkBySms(shop, order))) throw new AppError('unavailable', say('orders.no-link-by-sms'))
  const to = isMoved ? '' : order.email
  if (!(await isWithin(() => addressLimits.orderLinks.take(ip)))) return
  if (!(await isWithin(() => addressLimits.orderLinkMails.take(id)))) return
  if (to === '') {
    await isWithin(() => db.transaction((tx) => smsLink(tx, { secrets, addressLimits }, { ...order, email: to }, ip)))
    return
  }
  const data = { name, number, trackKey: trackKey(secrets.orderKey, number) }
  const event = `order-link:${id}:${randomUUID()}`
  const isBeyondShare = !(await isWithin(() => addressLimits.awaitedMails.take(ip)))
  await db.transaction((tx) =>
    queueMail(tx, secrets, { event, to, template: 'order-link', language, data }, { isBeyondShare }),
  )
}

/**
 * Sends the link of an order without an email address to its phone.
 *
 * @throws AppError too_many_requests
 */
export async function smsLink(
  tx: Db,
  { secrets, addressLimits }: { secrets: LinkShop['secrets']; addressLimits: Pick<AddressLimits, 'askedSms'> },
  order: StoredOrder,
  ip: string,
): Promise<void> {
  const { id, phoneIndex } = order
  if (!phoneIndex) return
  const from = networkNames(secrets.rateLimitKey, ip)
  // As a code: without its link, the buyer cannot reach the order. A stranger has to place an order first.
  await addressLimits.askedSms(tx).take({ phoneIndex, ...from, code: 'order', isOrdered: true })
  const event = `order-link:${id}:${randomUUID()}`
  await smsBuyer(tx, secrets, order, { event, template: 'order-link', data: {}, isUnproved: true })
}

/** Returns whether the link of an order went to its phone, or waits to, as long as the outbox keeps the message. */
export async function hasLinkBySms(tx: Db, orderId: string): Promise<boolean> {
  const { event, template, outcome } = smsMessages
  const isOf = eq(sql`split_part(${event}, ':', 2)`, orderId)
  const isSent = or(isNull(outcome), eq(outcome, 'sent'))
  return (await tx.$count(smsMessages, and(isOf, eq(template, 'order-link'), isSent))) > 0
}
