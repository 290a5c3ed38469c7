import { randomUUID } from 'node:crypto'
import type { Db } from '../../platform/db/client.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import { isWithin } from '../../platform/rate-limits/is-within.ts'
import { networkName } from '../../platform/rate-limits/network-name.ts'
import type { StoredOrder } from './order-record.ts'
import { smsBuyer } from './sms-buyer.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'

type LinkShop = {
  db: Db
  secrets: Pick<Secrets, 'dataKey' | 'orderKey' | 'rateLimitKey'>
  addressLimits: Pick<AddressLimits, 'orderLinks' | 'orderLinkMails' | 'awaitedMails' | 'askedSms'>
}

/**
 * Sends an order's link to the email address that it was placed with, or else to its phone. Nothing is sent over the limits
 * of the order, of the phone and of the client's network, and the caller does not learn which.
 */
export async function sendOrderLink({ db, secrets, addressLimits }: LinkShop, order: StoredOrder, ip: string) {
  const { id, number, name, email: to, language } = order
  if (!(await isWithin(() => addressLimits.orderLinks.take(ip)))) return
  if (!(await isWithin(() => addressLimits.orderLinkMails.take(id)))) return
  if (to === '') {
    await isWithin(() => db.transaction((tx) => smsLink(tx, { secrets, addressLimits }, order, ip)))
    return
  }
  const data = { name, number, trackKey: trackKey(secrets.orderKey, number) }
  const event = `order-link:${id}:${randomUUID()}`
  const isBeyondShare = !(await isWithin(() => addressLimits.awaitedMails.take(ip)))
  await db.transaction((tx) =>
    queueMail(tx, secrets, { event, to, template: 'order-link', language, data }, { isBeyondShare }),
  )
}

async function smsLink(
  tx: Db,
  { secrets, addressLimits }: Pick<LinkShop, 'secrets' | 'addressLimits'>,
  order: StoredOrder,
  ip: string,
): Promise<void> {
  const { id, phoneIndex } = order
  if (!phoneIndex) return
  await addressLimits.askedSms(tx).take({ phoneIndex, network: networkName(secrets.rateLimitKey, ip) })
  const event = `order-link:${id}:${randomUUID()}`
  await smsBuyer(tx, secrets, order, { event, template: 'order-link', data: {}, isUnproved: true })
}
