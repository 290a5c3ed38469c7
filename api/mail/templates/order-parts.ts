import { nameWithChoice } from '#domain/choice-name.ts'
import { formatRupees } from '#domain/money.ts'
import { isWallet, walletNames } from '#domain/payment-methods.ts'
import type { LetterPart, MailShop } from '../letter.ts'
import { longDay } from '../nepal-time.ts'
import { canBeRepeated, oneLine } from '../typed-text.ts'
import type { OrderMail } from './template-data.ts'

/** What was ordered and what it costs. */
export function billOf({ items, totals, method }: OrderMail): LetterPart {
  const { reductions, shippingFee, total, vat } = totals
  return {
    bill: [
      ...items.map(({ title, size, type, quantity, subTotal }): [string, string] => {
        return [`${quantity} × ${oneLine(nameWithChoice(title, { size, type }))}`, formatRupees(subTotal)]
      }),
      [method === 'pickup' ? 'Collection' : 'Delivery', shippingFee === 0 ? 'Free' : formatRupees(shippingFee)],
      ...reductions.map(({ name, code, amount }): [string, string] => {
        return [oneLine(code === null ? name : `${name} (${code})`), `−${formatRupees(amount)}`]
      }),
      [`Total, with ${formatRupees(vat)} of VAT`, formatRupees(total)],
    ],
  }
}

/**
 * How it reaches its buyer, and how it is paid.
 *
 * @param deliverTo  fullAddressOf or tameAddressOf it
 */
export function wayOf(order: OrderMail, shop: MailShop, deliverTo: string): [string, string][] {
  const isPickup = order.method === 'pickup'
  return [
    ...(isPickup
      ? ([['Collect at', `${shop.streetAddress}, ${shop.city}`]] satisfies [string, string][])
      : ([['Deliver to', deliverTo]] satisfies [string, string][])),
    ['When', arrivalOf(order)],
    ['Payment', paymentOf(order)],
  ]
}

/** As typed: it may be longer than other lines. */
export function fullAddressOf({ name, address, pincode }: OrderMail): string {
  return `${oneLine(name)}, ${[address, pincode].filter((part) => part !== '').join(' ')}`
}

/** For whoever the mail reaches: anybody can order with somebody else's email address. */
export function tameAddressOf(order: OrderMail): string {
  const full = fullAddressOf(order)
  return canBeRepeated(full) ? full : `${order.district}, ${order.province}`
}

function arrivalOf({ method, estimate }: OrderMail): string {
  if (!estimate) return 'We call you to agree on a day'
  const [first, last] = [longDay(estimate.first), longDay(estimate.last)]
  if (method === 'pickup') return `From ${first} on`
  return first === last ? first : `${first} to ${last}`
}

function paymentOf({ payment, method }: OrderMail): string {
  if (payment === 'bank') return 'Bank transfer'
  if (isWallet(payment)) return walletNames[payment]
  return method === 'pickup' ? 'In cash, when you collect it' : 'In cash, on delivery'
}

/** Opens the order to whoever has it. */
export function trackUrl({ orderId, trackKey }: Pick<OrderMail, 'orderId' | 'trackKey'>, { url }: MailShop): string {
  return `${url}/track-order?order=${encodeURIComponent(orderId)}&key=${trackKey}`
}
