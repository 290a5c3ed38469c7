import type { Order } from '#contract/orders.ts'
import type { Language } from '#domain/languages.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import type { OrderMail } from '../mail/templates/template-data.ts'
import type { CheckoutShop } from './shop-queries.ts'

/** What the customer, in their language, and the shop, in English, are told of a new order. */
export function orderMails(
  { id, language }: { id: string; language: Language },
  { forBuyer, forShop }: { forBuyer: Order; forShop: Order },
  trackKey: string,
  shop: CheckoutShop,
): NewMail[] {
  const [data, dataForShop] = [forBuyer, forShop].map((order) => orderMail(order, trackKey)) as [OrderMail, OrderMail]
  // Who ordered by phone may have no address.
  const toBuyer: NewMail[] =
    forBuyer.email === ''
      ? []
      : [{ event: `order-placed:${id}`, to: forBuyer.email, template: 'order-placed', language, data }]
  return [
    ...toBuyer,
    { event: `order-received:${id}`, to: shop.email, template: 'order-received', language: 'en', data: dataForShop },
  ]
}

/** An order as mails have it. */
export function orderMail(order: Order, trackKey: string): OrderMail {
  const { items, events: _, ...rest } = order
  const payUntil = order.money.payNow?.until ?? null
  return { ...rest, payUntil, items: items.map(({ image: _image, ...item }) => item), trackKey }
}
