import type { Order } from '#contract/orders.ts'
import { withoutCodes } from './without-codes.ts'

/** An order for somebody who knows its number and contact and no more: nothing of it can be done, paid or downloaded. */
export function forReaders(order: Order): Order {
  const { money } = order
  const shown = withoutCodes(order)
  return {
    ...shown,
    isReadOnly: true,
    cancelUntil: null,
    bank: null,
    money: { ...money, payNow: null, pending: null, wallets: [], voucher: null },
    deliveries: shown.deliveries.map((delivery) => ({ ...delivery, planning: null })),
    damage: order.damage.map((report) => ({ ...report, photos: [] })),
    damageUntil: null,
    returns: order.returns.map((request) => ({ ...request, photos: [] })),
    returnUntil: null,
    invoices: [],
  }
}
