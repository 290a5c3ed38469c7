import type { PlacedReply } from '#contract/orders.ts'
import { isWallet } from '#domain/payments/payment-methods.ts'
import { askAgain } from '../cart/cart-store.ts'
import { tellOtherTabs } from '../cart/other-tabs.ts'
import { keepOrder } from '../orders/list/use-orders.ts'
import { pay } from '../payments/paying.ts'

/**
 * Passes a new order to the confirmation, reloads all carts, and starts a wallet payment.
 * @param confirm  opens the confirmation and resolves when it is displayed
 */
export function publishOrder({ data: order, trackKey: key }: PlacedReply, confirm: () => Promise<void>): void {
  const { orderId, payment, money } = order
  const door = { orderId, key }
  keepOrder(door, order)
  askAgain()
  tellOtherTabs()
  const shown = confirm()
  if (isWallet(payment) && money.payNow) void pay(door, { wallet: payment, amount: money.payNow.amount, shown })
}
