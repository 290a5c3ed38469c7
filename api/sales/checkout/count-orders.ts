import { phonePayments } from '#contract/admin/phone-orders.ts'
import { paymentMethods } from '#domain/payments/payment-methods.ts'
import type { AppError } from '../../platform/errors/app-error.ts'
import type { Sentence } from '../../platform/language/sentence.ts'
import { counter } from '../../platform/metrics/figures.ts'
import type { StoredOrder } from '../orders/order-record.ts'

const placed = counter('kastha_orders_placed_total', 'Orders placed, by their way to pay and where they came from', [
  ...paymentMethods.map((payment) => ({ payment, from: 'shop' })),
  ...phonePayments.map((payment) => ({ payment, from: 'phone' })),
])
const refused = counter(
  'kastha_order_refusals_total',
  'Orders refused because something changed: stock, a price or another figure, or the cart is empty',
  ['stock', 'figures', 'cart_empty'].map((reason) => ({ reason })),
)

const OUT_OF_STOCK = new Set(['checkout.changes.sold-out', 'checkout.changes.only-left'])

/** Counts a new order, after its commit. */
export function countOrder({ payment, takenBy }: Pick<StoredOrder, 'payment' | 'takenBy'>): void {
  placed.add({ payment, from: takenBy === null ? 'shop' : 'phone' })
}

/** Counts a refusal that the key of its request keeps. */
export function countRefusal({ code, fields = {} }: Pick<AppError, 'code' | 'fields'>): void {
  const reason = Object.values(fields).some(isAboutStock) ? 'stock' : code === 'cart_empty' ? code : 'figures'
  refused.add({ reason })
}

function isAboutStock(sentence: Sentence): boolean {
  return typeof sentence === 'object' && 'id' in sentence && OUT_OF_STOCK.has(sentence.id)
}
