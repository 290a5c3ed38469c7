import type { Order } from '#contract/orders.ts'
import { askAgain } from '../cart/cart-store.ts'
import { tellOtherTabs } from '../cart/other-tabs.ts'
import { keepOrder } from '../orders/use-orders.ts'

/** An order that has just been placed: the confirmation has it at once, and carts ask what is left in them. */
export function spreadOrder(order: Order, key: string): void {
  keepOrder({ orderId: order.orderId, key }, order)
  askAgain()
  tellOtherTabs()
}
