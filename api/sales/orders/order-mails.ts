import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { queueMail, type NewMail } from '../../platform/mail/queue-mail.ts'
import { readShopEmail } from '../../platform/mail/mail-queries.ts'
import type { OrderMail } from '../../platform/mail/templates/template-data.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { readArrival } from '../fulfilment/delivery-queries.ts'
import { readBankAccount, readPlaced } from './order-queries.ts'
import type { BankAccount, PlacedRecord, StoredOrder } from './order-record.ts'
import { openDetails, presentPlaced } from './present-order.ts'

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
  const mail = orderMail(record, secrets, await readBankAccount(tx))
  // A day can be chosen before the code is entered.
  const data = { ...mail, arrival: await readArrival(tx, order.id) }
  await queueMail(tx, secrets, receivedMail(order.id, data, await readShopEmail(tx)))
}

/**
 * Mails the buyer an order as it stands now, once for each occasion: its code was entered, or it is to be paid by transfer
 * after all. The mail before asked for the code, or for another payment.
 */
export async function queuePlacedMail(
  tx: Db,
  secrets: MailingSecrets,
  order: StoredOrder,
  occasion: 'code-entered' | 'now-by-transfer',
): Promise<void> {
  const { id, email: to, language } = order
  if (to === '') return
  const mail = orderMail(await readPlaced(tx, order, language), secrets, await readBankAccount(tx))
  const data = { ...mail, arrival: await readArrival(tx, id) }
  await queueMail(tx, secrets, { event: `${occasion}:${id}`, to, template: 'order-placed', language, data })
}

/** Mails the buyer of an order that waited for a transfer that it is now paid in cash, once. */
export async function queueCashMail(tx: Db, secrets: MailingSecrets, order: StoredOrder): Promise<void> {
  const { id, email: to, language, name, number, total, method } = order
  if (to === '') return
  const data = { name, number, trackKey: trackKey(secrets.orderKey, number), total, method }
  await queueMail(tx, secrets, { event: `now-in-cash:${id}`, to, template: 'now-in-cash', language, data })
}

/** Returns the mail to the shop about a new order, without what the buyer's has for acting on it. */
export function receivedMail(id: string, mail: OrderMail, shopEmail: string): NewMail {
  const { trackKey: _key, code: _code, business: _business, ...data } = mail
  return { event: `order-received:${id}`, to: shopEmail, template: 'order-received', language: 'en', data }
}

/** Returns the data of an order for mails, in the language of the record. */
export function orderMail(
  record: PlacedRecord,
  { dataKey, orderKey }: MailingSecrets,
  account: BankAccount,
): OrderMail {
  const { number, total, payBy } = record.order
  const details = openDetails(dataKey, record.order)
  const { items, city: _, collectionCode: _code, ...placed } = presentPlaced(record, { account, details })
  return {
    ...placed,
    items: items.map(({ title, color, size, type, quantity, subTotal }) => {
      return { title, color, size, type, quantity, subTotal }
    }),
    payUntil: total > 0 ? (payBy?.toISOString() ?? null) : null,
    trackKey: trackKey(orderKey, number),
  }
}
