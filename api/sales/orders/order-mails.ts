import { and, eq } from 'drizzle-orm'
import type { Language } from '#domain/language/languages.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import type { Db } from '../../platform/db/client.ts'
import { orderEvents } from '../../platform/db/schema.ts'
import { queueMail, type NewMail } from '../../platform/mail/queue-mail.ts'
import { readShopEmail } from '../../platform/mail/mail-queries.ts'
import type { OrderMail } from '../../platform/mail/templates/placed-order-data.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { readCreditPaid } from '../credit/credit-queries.ts'
import { readArrival } from '../fulfilment/delivery-queries.ts'
import { readExchangedOf, readMoneyOf } from '../payments/money-rows.ts'
import { dueOf } from '../payments/order-money.ts'
import { readBankAccount, readPlaced } from './order-queries.ts'
import type { BankAccount, PlacedRecord, StoredOrder } from './order-record.ts'
import { openDetails, presentPlaced } from './present-order.ts'

const MOST_MAILED_CHANGES = 12

type MailingSecrets = Pick<Secrets, 'dataKey' | 'orderKey'>

/**
 * Returns the mails about a new order: to the customer in their language, and to the shop in English. The shop gets its
 * mail about an order that waits for a code only after the code was entered.
 *
 * @param forBuyer  with the code the buyer has to enter, if one is needed
 */
export function orderMails(
  { id, language }: { id: string; language: Language },
  { forBuyer, forShop }: { forBuyer: OrderMail; forShop: OrderMail },
  shopEmail: string,
): NewMail[] {
  // A phone customer may have no email address.
  const toBuyer: NewMail[] =
    forBuyer.email === ''
      ? []
      : [{ event: `order-placed:${id}`, to: forBuyer.email, template: 'order-placed', language, data: forBuyer }]
  return forBuyer.code === undefined ? [...toBuyer, receivedMail(id, forShop, shopEmail)] : toBuyer
}

/** Mails the shop about an order once its code was entered. */
export async function queueReceivedMail(tx: Db, secrets: MailingSecrets, order: StoredOrder): Promise<void> {
  const record = await readPlaced(tx, order, 'en')
  const mail = orderMail(record, secrets, await readBankAccount(tx), await readPaidBesides(tx, order.id))
  // A day can be chosen before the code is entered.
  const data = { ...mail, arrival: await readArrival(tx, order.id) }
  await queueMail(tx, secrets, receivedMail(order.id, data, await readShopEmail(tx)))
}

/** Mails the buyer an order as it stands once its code was entered: the mail before asked for the code. */
export async function queuePlacedMail(tx: Db, secrets: MailingSecrets, order: StoredOrder): Promise<void> {
  await queueOrderAsItStands(tx, secrets, order, `code-entered:${order.id}`)
}

/**
 * Mails the buyer of an order, as far as the mail before says otherwise, that it is to be paid by transfer, with account
 * and deadline, or in cash. Each change has a mail, so that the last one is true; an order that changes to and fro without
 * end has a dozen.
 *
 * @param order  as changed
 */
export async function queuePaymentMail(
  tx: Db,
  secrets: MailingSecrets,
  order: StoredOrder,
  before: PaymentMethod,
): Promise<void> {
  const { id, email: to, language, name, number, method, payment } = order
  const isNowInCash = before === 'bank' && payment === 'cod'
  if (to === '' || (payment !== 'bank' && !isNowInCash)) return
  const change = await tx.$count(
    orderEvents,
    and(eq(orderEvents.orderId, id), eq(orderEvents.action, 'payment-changed')),
  )
  if (change > MOST_MAILED_CHANGES) return
  if (!isNowInCash) return queueOrderAsItStands(tx, secrets, order, `now-by-transfer:${id}:${change}`)
  const total = dueOf(order, (await readMoneyOf(tx, [id]))(id))
  const data = { name, number, trackKey: trackKey(secrets.orderKey, number), total, method }
  await queueMail(tx, secrets, { event: `now-in-cash:${id}:${change}`, to, template: 'now-in-cash', language, data })
}

async function queueOrderAsItStands(tx: Db, secrets: MailingSecrets, order: StoredOrder, event: string): Promise<void> {
  const { id, email: to, language } = order
  if (to === '') return
  const mail = orderMail(
    await readPlaced(tx, order, language),
    secrets,
    await readBankAccount(tx),
    await readPaidBesides(tx, id),
  )
  const data = { ...mail, arrival: await readArrival(tx, id) }
  await queueMail(tx, secrets, { event, to, template: 'order-placed', language, data })
}

async function readPaidBesides(tx: Db, id: string): Promise<PaidBesides> {
  const exchanged = (await readExchangedOf(tx, [id]))(id).paysHere
  return { credit: await readCreditPaid(tx, id), exchanged }
}

/** Returns the mail to the shop about a new order, without what the buyer's has for acting on it. */
export function receivedMail(id: string, mail: OrderMail, shopEmail: string): NewMail {
  const { trackKey: _key, code: _code, business: _business, ...data } = mail
  return { event: `order-received:${id}`, to: shopEmail, template: 'order-received', language: 'en', data }
}

/** What pays a part of an order besides money, in rupees: a gift card and store credit, and pieces that come back in exchange. */
type PaidBesides = { credit?: number; exchanged?: number }

/** Returns the data of an order for mails, in the language of the record. */
export function orderMail(
  record: PlacedRecord,
  { dataKey, orderKey }: MailingSecrets,
  account: BankAccount,
  { credit = 0, exchanged = 0 }: PaidBesides = {},
): OrderMail {
  const { number, total, payBy } = record.order
  const details = openDetails(dataKey, record.order)
  const { items, city: _, collectionCode: _code, ...placed } = presentPlaced(record, { account, details })
  return {
    ...placed,
    items: items.map(({ title, color, size, type, quantity, subTotal }) => {
      return { title, color, size, type, quantity, subTotal }
    }),
    ...(credit > 0 && { credit }),
    ...(exchanged > 0 && { exchanged }),
    payUntil: total > credit + exchanged ? (payBy?.toISOString() ?? null) : null,
    trackKey: trackKey(orderKey, number),
  }
}
