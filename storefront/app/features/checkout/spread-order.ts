import type { PlacedReply } from '#contract/orders.ts'
import { isWallet } from '#domain/payments/payment-methods.ts'
import { askAgain } from '../cart/cart-store.ts'
import { tellOtherTabs } from '../cart/other-tabs.ts'
import { keepOrder } from '../orders/list/use-orders.ts'
import { pay } from '../payments/paying.ts'

/**
 * An order that has just been placed: the confirmation has it at once, carts ask what is left in them, and a wallet is
 * paid at once.
 *
 * @param confirm  leads to the confirmation, and answers when that stands there
 */
export function spreadOrder({ data: order, trackKey: key }: PlacedReply, confirm: () => Promise<void>): void {
  const { orderId, payment, money } = order
  const door = { orderId, key }
  keepOrder(door, order)
  askAgain()
  tellOtherTabs()
  const shown = confirm()
  if (isWallet(payment) && money.payNow) void pay(door, { wallet: payment, amount: money.payNow.amount, shown })
}
