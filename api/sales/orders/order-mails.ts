import type { Order } from '#contract/orders.ts'
import type { Language } from '#domain/language/languages.ts'
import type { NewMail } from '../../platform/mail/queue-mail.ts'
import type { OrderMail } from '../../platform/mail/templates/template-data.ts'
import type { CheckoutShop } from '../terms/shop-queries.ts'

/**
 * What the customer, in their language, and the shop, in English, are told of a new order. The shop hears of one that
 * waits for its buyer's code once that was entered.
 *
 * @param code  that the buyer has to enter; absent where none is asked for
 */
export function orderMails(
  { id, language }: { id: string; language: Language },
  { forBuyer, forShop }: { forBuyer: Order; forShop: Order },
  trackKey: string,
  shop: CheckoutShop,
  code?: string,
): NewMail[] {
  const data = { ...orderMail(forBuyer, trackKey), ...(code !== undefined && { code }) }
  // Who ordered by phone may have no address.
  const toBuyer: NewMail[] =
    forBuyer.email === ''
      ? []
      : [{ event: `order-placed:${id}`, to: forBuyer.email, template: 'order-placed', language, data }]
  return code === undefined ? [...toBuyer, receivedMail(id, forShop, trackKey, shop.email)] : toBuyer
}

/** What the shop is told of a new order. */
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
