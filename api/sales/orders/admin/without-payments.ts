import type { AdminOrder } from '#contract/admin/orders.ts'

/** An order for staff without `money.read`: what is paid and due in all, but no payment, reference, voucher or refund. */
export function withoutPayments(shown: AdminOrder): AdminOrder {
  const { order } = shown
  const money = { ...order.money, payments: [], refunds: [], pending: null, voucher: null }
  return {
    ...shown,
    payments: [],
    attempts: [],
    vouchers: [],
    refunds: [],
    maxRefundable: 0,
    order: { ...order, paymentId: order.payment, money },
  }
}
