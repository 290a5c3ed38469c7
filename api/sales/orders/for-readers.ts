import type { Order } from '#contract/orders/orders.ts'

/**
 * Returns an order for somebody who knows only its number and contact. They can change, pay and download nothing, and see
 * no references.
 */
export function forReaders(order: Order): Order {
  const { money } = order
  const shown = withoutCodes(order)
  const payments = money.payments.map((payment) => ({ ...payment, reference: '' }))
  const refunds = money.refunds.map((refund) => ({ ...refund, reference: '' }))
  return {
    ...shown,
    isReadOnly: true,
    paymentId: payments.at(-1)?.method ?? order.payment,
    cancelUntil: null,
    bank: null,
    recipient: null,
    isForAnother: false,
    doesNotFit: [],
    business: null,
    instalments: null,
    events: order.events.filter(({ action }) => action !== 'instalments'),
    money: { ...money, payNow: null, pending: null, wallets: [], voucher: null, payments, refunds },
    deliveries: shown.deliveries.map((delivery) => ({ ...delivery, planning: null })),
    damage: order.damage.map((report) => ({ ...report, photos: [] })),
    damageUntil: null,
    returns: order.returns.map((request) => ({ ...request, photos: [] })),
    returnUntil: null,
    invoices: [],
  }
}

/** The codes prove who takes the goods: only the buyer has them. */
export function withoutCodes<Shown extends Pick<Order, 'deliveries' | 'collectionCode'>>(order: Shown): Shown {
  const deliveries = order.deliveries.map((delivery) => ({ ...delivery, code: null }))
  return { ...order, collectionCode: null, deliveries }
}
