import type { Reduction } from '#contract/checkout.ts'
import type { Order, OrderRow } from '#contract/orders/orders.ts'
import type { ShopSettings } from '#contract/settings.ts'
import type { Text } from '../../../messages/text.ts'
import type { Formats } from '#domain/language/formats.ts'
import type { PaidWay } from '#domain/payments/payment-methods.ts'
import { overStates } from '#domain/orders/order-states.ts'

/** Formats the payment method; for cash it depends on the shipping method. */
export function paymentText(text: Text, { payment, method }: Pick<Order, 'method'> & { payment: PaidWay }): string {
  if (payment === 'cod' && method === 'pickup') return text('order.payment.cod-pickup')
  return text(`order.payment.${payment}`)
}

/** Names every method that an order was paid by, which may differ from the first choice of its buyer: `Khalti, eSewa`. */
export function paidText(text: Text, { payment, method, money }: Pick<Order, 'payment' | 'method' | 'money'>): string {
  const paid = new Set(money.payments.map((one) => one.method))
  // Credit is followed by the method for the rest.
  const isRestOpen = money.due > 0 && [...paid].every((one) => one === 'credit')
  const methods = [...paid, ...(paid.size === 0 || isRestOpen ? [payment] : [])]
  return methods.map((one) => paymentText(text, { payment: one, method })).join(', ')
}

/** Names a discount: `Set: Rara bedroom`, `Dashain (DASHAIN10)`. */
export function reductionText(text: Text, { name, code, sets }: Reduction): string {
  if (sets !== undefined) return text('order.set', { name, count: sets })
  return code === null ? name : text('order.reduction-code', { name, code })
}

/** Returns what an order's address has before the town: street, landmark and floor. '' if it has none. */
export function streetOf({ address, city }: Pick<Order, 'address' | 'city'>): string {
  const beforeDistrict = address.split(', ').slice(0, -2)
  const town = beforeDistrict.at(-1)
  // Named once where town and district have one name.
  const hasTown = town === city || town?.startsWith(`${city}-`)
  return beforeDistrict.slice(0, hasTown ? -1 : undefined).join(', ')
}

/** Formats an order's address with translated district and province: `Baidam-6, Pokhara, कास्की, गण्डकी`. */
export function addressText(format: Formats, address: string): string {
  return address.split(', ').map(format.place).join(', ')
}

/** Names the place where an order is collected. */
export function placeText({ store }: Pick<Order, 'store'>, shop: ShopSettings): string {
  return store ? `${store.name}, ${store.address}` : `${shop.name}, ${shop.streetAddress}, ${shop.city}`
}

/**
 * Returns the deliveries to come, those with a chosen day, and whether an estimate holds for others: null by arrangement,
 * with the usual days of an order of which nothing has come.
 */
export function arrivalsOf({
  status,
  deliveries,
  estimate: promised,
  arranged: usual,
}: Pick<Order, 'status' | 'deliveries' | 'estimate' | 'arranged'>) {
  const open = deliveries.filter(({ state }) => state === 'planned' || state === 'out')
  const chosen = open.filter(({ day }) => day !== null)
  const estimate = open.length === 0 ? promised : (open.find((one) => one.estimate)?.estimate ?? null)
  const isUndated = open.length === 0 || chosen.length < open.length
  const hasEstimate = !overStates.has(status) && isUndated && (promised === null || estimate !== null)
  const arranged = deliveries.length === 0 || open.some(isFirstTry) ? usual : null
  return { open, chosen, estimate, hasEstimate, arranged }
}

/** Whether the usual days hold for a delivery: no try failed, and it brings no pieces that follow later. */
export function isFirstTry({ number, day, failed }: Order['deliveries'][number]): boolean {
  return number === 1 && day === null && failed === null
}

type Transferred = Pick<OrderRow, 'paymentId'> & Pick<Order, 'money'>

/** Says what becomes of a payment that the shop has not found yet; undefined if none is expected. */
export function transferText(text: Text, { paymentId, money }: Transferred): string | undefined {
  const { voucher, pending } = money
  if (voucher?.state === 'sent') return text('order.cancel-voucher')
  if (pending) return text('order.cancel-pending', { wallet: text(`order.payment.${pending.wallet}`) })
  return paymentId === 'bank' && money.payments.length === 0 ? text('order.cancel-transferred') : undefined
}

/** Whether no SMS follows when its buyer cancels an order that has no email address: only a refund of money brings one. */
export function isCancelledSilently({ email, money }: Pick<Order, 'email'> & Partial<Pick<Order, 'money'>>): boolean {
  const isMoneyPaid = money !== undefined && money.paid > 0 && money.payments.some(({ method }) => method !== 'credit')
  return email === '' && !isMoneyPaid
}

type Measured = Pick<Order, 'doesNotFit' | 'items' | 'status'>

/**
 * Says which pieces may not get in by the buyer's measures, and that we call before they leave. Undefined for none, and
 * once the order is over.
 *
 * @param phone  of the shop
 */
export function stuckText(text: Text, format: Formats, order: Measured, phone: string): string | undefined {
  const { doesNotFit, items, status } = order
  if (doesNotFit.length === 0 || overStates.has(status)) return undefined
  const names = doesNotFit.map((position) => items[position]!.title).join(', ')
  return text('order.does-not-fit', { names, count: doesNotFit.length, phone: format.phone(phone) })
}
