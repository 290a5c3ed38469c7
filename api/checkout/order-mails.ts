import type { Order } from '#contract/orders.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import type { CheckoutShop } from './shop-queries.ts'

/** What the customer and the shop are told of a new order. */
export function orderMails(id: string, order: Order, trackKey: string, shop: CheckoutShop): NewMail[] {
  const { items, events: _, ...rest } = order
  const data = { ...rest, items: items.map(({ image: _image, ...item }) => item), trackKey }
  return [
    { event: `order-placed:${id}`, to: order.email, template: 'order-placed', data },
    { event: `order-received:${id}`, to: shop.email, template: 'order-received', data },
  ]
}
