import { randomUUID } from 'node:crypto'
import type { Db } from '../../platform/db/client.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { AfterSalesRequest, DamageNews, ReturnNews } from '../../platform/mail/templates/template-data.ts'
import type { OrderShop } from '../orders/change-order.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { smsBuyer } from '../orders/sms-buyer.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { readShopEmail } from '../../platform/mail/mail-queries.ts'

type Secrets = OrderShop['secrets']
/** The data of a mail, without the fields that every mail about an order has. */
type Said<News> = Omit<News, 'name' | 'number' | 'trackKey'>

// Each mail is enqueued under the lock of the order, after a check that the event has not happened yet: so only once.

/**
 * Mails a damage update to the shopper. Without an email address they get an SMS about an answer and about a visit; a refund
 * has its own. After the account was deleted nothing is sent.
 */
export async function mailDamageNews(
  tx: Db,
  secrets: Secrets,
  order: StoredOrder,
  said: Said<DamageNews>,
): Promise<void> {
  const { email: to, language } = order
  if (to === '') return smsDamageNews(tx, secrets, order, said)
  const data = { ...said, ...namesOf(secrets, order) }
  await queueMail(tx, secrets, {
    event: `damage-news:${order.id}:${randomUUID()}`,
    to,
    template: 'damage-news',
    language,
    data,
  })
}

async function smsDamageNews(tx: Db, secrets: Secrets, order: StoredOrder, { state, remedy, visit }: Said<DamageNews>) {
  const event = `damage-news:${order.id}:${randomUUID()}`
  if (visit) await smsBuyer(tx, secrets, order, { event, template: 'visit-planned', data: visit })
  else if (state !== 'reported' && remedy !== 'refund') {
    await smsBuyer(tx, secrets, order, { event, template: 'damage-answered', data: {} })
  }
}

/** Mails a return update to the shopper. Without an email address they get an SMS about the shop's answer. */
export async function mailReturnNews(
  tx: Db,
  secrets: Secrets,
  order: StoredOrder,
  said: Said<ReturnNews>,
): Promise<void> {
  const { email: to, language } = order
  const event = `return-news:${order.id}:${randomUUID()}`
  if (to === '') {
    if (said.state !== 'approved' && said.state !== 'declined') return
    return smsBuyer(tx, secrets, order, { event, template: 'return-answered', data: {} })
  }
  const data = { ...said, ...namesOf(secrets, order) }
  await queueMail(tx, secrets, {
    event,
    to,
    template: 'return-news',
    language,
    data,
  })
}

/** Mails a new report or return request to the shop. */
export async function mailRequest(
  tx: Db,
  secrets: Secrets,
  order: StoredOrder,
  said: Said<AfterSalesRequest>,
): Promise<void> {
  const to = await readShopEmail(tx)
  const data = { ...said, name: order.name, number: order.number }
  const event = `after-sales-request:${order.id}:${randomUUID()}`
  await queueMail(tx, secrets, { event, to, template: 'after-sales-request', language: 'en', data })
}

function namesOf({ orderKey }: Secrets, { name, number }: StoredOrder) {
  return { name, number, trackKey: trackKey(orderKey, number) }
}
