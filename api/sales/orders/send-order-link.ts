import { randomUUID } from 'node:crypto'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import type { Limit } from '../../platform/rate-limits/limit.ts'
import type { StoredOrder } from './order-queries.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'

type LinkShop = {
  db: Db
  secrets: Pick<Secrets, 'dataKey' | 'orderKey'>
  addressLimits: Pick<AddressLimits, 'orderLinks' | 'orderLinkMails'>
}

/**
 * Mails an order's link to the address that it was placed with. Nothing is sent without such an address, or over the
 * limits of the order and of the client's network, and the caller does not learn which.
 */
export async function mailOrderLink({ db, secrets, addressLimits }: LinkShop, order: StoredOrder, ip: string) {
  const { id, number, name, email: to, language } = order
  if (to === '' || !(await isWithin(addressLimits.orderLinks, ip))) return
  if (!(await isWithin(addressLimits.orderLinkMails, id))) return
  const data = { name, number, trackKey: trackKey(secrets.orderKey, number) }
  const event = `order-link:${id}:${randomUUID()}`
  await db.transaction((tx) => queueMail(tx, secrets, { event, to, template: 'order-link', language, data }))
}

async function isWithin(limit: Limit, key: string): Promise<boolean> {
  try {
    await limit.take(key)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false
    throw error
  }
}
