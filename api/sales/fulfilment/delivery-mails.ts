import { randomUUID } from 'node:crypto'
import { defined } from '#domain/defined.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { nameIn } from '../../platform/language/localized.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { DeliveryNews } from '../../platform/mail/templates/template-data.ts'
import type { OrderShop } from '../orders/change-order.ts'
import { readLinesOf } from '../orders/order-queries.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { smsBuyer } from '../orders/sms-buyer.ts'
import { readCash, readCashAtDoor } from './cash-at-door.ts'
import { readDeliveries, readPart, type Pieces, type StoredDelivery } from './delivery-queries.ts'
import { isCodeTold } from './present-fulfilment.ts'

type News = Pick<DeliveryNews, 'kind' | 'reason' | 'failed' | 'isKept'> & { delivery: StoredDelivery }

/**
 * Mails a delivery update to the customer. Without an email address they get an SMS when they have to be at home or choose
 * another day. After the account was deleted nothing is sent.
 */
export async function mailDeliveryNews(
  tx: Db,
  secrets: OrderShop['secrets'],
  order: StoredOrder,
  { kind, delivery, pieces, reason = '', failed, isKept }: News & { pieces: readonly Pieces[] },
): Promise<void> {
  const { number, email: to, language, name, method } = order
  if (to === '') return smsDeliveryNews(tx, secrets, order, { kind, delivery, reason, failed })
  const { id, day, slot, code } = delivery
  const cashByPart = kind === 'split' ? await readCashByPart(tx, order) : []
  const rest = kind === 'part-delivered' ? await readRest(tx, order) : undefined
  const cash = kind === 'planned' || kind === 'out' ? await readCashAtDoor(tx, order, id) : undefined
  const data: DeliveryNews = {
    kind,
    name,
    number,
    trackKey: trackKey(secrets.orderKey, number),
    method,
    day,
    slot,
    code: isCodeTold(order) ? code : null,
    isForAnother: isForAnother(order),
    pieces: await titlesOf(tx, order, pieces),
    reason,
    ...(failed && { failed }),
    ...(isKept && { isKept }),
    ...(cash !== undefined && { cash }),
    ...(cashByPart.length > 0 && { cashByPart }),
    ...(rest && { rest }),
  }
  // The mail is enqueued under the lock of the order: once per event.
  await queueMail(tx, secrets, {
    event: `delivery-news:${order.id}:${randomUUID()}`,
    to,
    template: 'delivery-news',
    language,
    data,
  })
}

async function readCashByPart(tx: Db, order: StoredOrder): Promise<NonNullable<DeliveryNews['cashByPart']>> {
  const due = await readCash(tx, order)
  const count = (await readDeliveries(tx, order.id)).length
  const parts = []
  for (const { delivery, cash } of due) {
    parts.push({ number: delivery.number, count, pieces: await titlesOf(tx, order, delivery.pieces), cash })
  }
  return parts
}

/** Returns when the rest of an order comes; undefined without a day, and where it comes in several deliveries. */
async function readRest(tx: Db, order: StoredOrder): Promise<DeliveryNews['rest']> {
  const open = (await readDeliveries(tx, order.id)).filter(({ state }) => state === 'planned' || state === 'out')
  const [{ day, slot } = { day: null, slot: null }] = open
  return open.length === 1 && day !== null && slot !== null ? { day, slot } : undefined
}

/** A delivery can go out again after it failed, and is on its way anew. After a split the SMS with the new part's day is enough. */
async function smsDeliveryNews(
  tx: Db,
  secrets: OrderShop['secrets'],
  order: StoredOrder,
  { kind, delivery, reason = '', failed }: News,
) {
  const { id, code, day, slot } = delivery
  const event = `delivery-${kind}:${id}:${randomUUID()}`
  const part = await readPart(tx, delivery)
  if (kind === 'out') {
    const cash = await readCashAtDoor(tx, order, id)
    const data = { code, part, cash, isForAnother: isForAnother(order) }
    await smsBuyer(tx, secrets, order, { event, template: 'delivery-out', data })
  }
  if (kind === 'failed' && failed) {
    const data = { canChoose: failed.canChoose, isExpected: failed.estimate !== null, reason, part }
    await smsBuyer(tx, secrets, order, { event, template: 'delivery-failed', data })
  }
  if (kind === 'planned' && day !== null && slot !== null) {
    await smsBuyer(tx, secrets, order, { event, template: 'delivery-planned', data: { day, slot, part } })
  }
}

function isForAnother({ recipientPhoneIndex }: StoredOrder): boolean {
  return recipientPhoneIndex !== null
}

/** Returns pieces with the names they were sold under, by default in the buyer's language. */
export async function titlesOf(
  tx: Db,
  order: StoredOrder,
  pieces: readonly Pieces[],
  language: Language = order.language,
): Promise<{ title: string; quantity: number }[]> {
  const lines = (await readLinesOf(tx, [order.id], language)).get(order.id) ?? []
  return pieces.map(({ position, quantity }) => {
    const line = defined(lines[position], `line ${position}`)
    return { title: nameIn(language, line.name, line), quantity }
  })
}
