import type { PlacedReply } from '#contract/orders/orders.ts'
import { askAgain } from '../cart/cart-store.ts'
import { tellOtherTabs } from '../cart/other-tabs.ts'
import { keepOrder } from '../orders/list/use-orders.ts'
import { payAsChosen } from '../payments/paying.ts'

/**
 * Passes a new order to the confirmation, reloads all carts, and starts a wallet payment.
 * @param confirm  opens the confirmation and resolves when it is displayed
 */
export function publishOrder(reply: PlacedReply, confirm: () => Promise<void>): void {
  const { data: order, trackKey: key } = reply
  keepOrder({ orderId: order.orderId, key }, order)
  askAgain()
  tellOtherTabs()
  payAsChosen(reply, confirm())
}
