import type { Order } from '#contract/orders.ts'
import type { Language } from '#domain/language/languages.ts'
import type { NewMail } from '../../platform/mail/queue-mail.ts'
import type { OrderMail } from '../../platform/mail/templates/template-data.ts'
import type { CheckoutShop } from '../terms/shop-queries.ts'

/**
 * Mails about a new order to the customer, in their language, and to the shop, in English. An order that
 * needs its buyer's code is mailed to the shop once the code was entered.
 *
 * @param code  the buyer has to enter; undefined if none is needed
 */
export function orderMails(
  { id, language }: { id: string; language: Language },
  { forBuyer, forShop }: { forBuyer: Order; forShop: Order },
  trackKey: string,
  shop: CheckoutShop,
  code?: string,
): NewMail[] {
  const data = { ...orderMail(forBuyer, trackKey), ...(code !== undefined && { code }) }
  // A phone customer may have no email address.
  const toBuyer: NewMail[] =
    forBuyer.email === ''
      ? []
      : [{ event: `order-placed:${id}`, to: forBuyer.email, template: 'order-placed', language, data }]
  return code === undefined ? [...toBuyer, receivedMail(id, forShop, trackKey, shop.email)] : toBuyer
}

/** Mail to the shop about a new order. */
export function receivedMail(id: string, order: Order, trackKey: string, shopEmail: string): NewMail {
  const data = orderMail(order, trackKey)
  return { event: `order-received:${id}`, to: shopEmail, template: 'order-received', language: 'en', data }
}

/** An order as mails have it. */
export function orderMail(order: Order, trackKey: string): OrderMail {
  const { items, events: _, ...rest } = order
  const payUntil = order.money.payNow?.until ?? null
  return { ...rest, payUntil, items: items.map(({ image: _image, ...item }) => item), trackKey }
}
