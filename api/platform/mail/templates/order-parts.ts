import { isWallet } from '#domain/payments/payment-methods.ts'
import { formatsOf, nameIn } from '../../language/localized.ts'
import type { LetterPart, MailShop } from '../letter.ts'
import { pageUrl } from '../shop-lines.ts'
import { canBeRepeated, oneLine } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import type { OrderMail } from './template-data.ts'

/** Returns the ordered items with their prices. */
export function billOf({ items, totals, method }: OrderMail, shop: Pick<MailShop, 'language'>): LetterPart {
  const { reductions, shippingFee, total, vat } = totals
  const { money, number } = formatsOf(shop.language)
  const words = wordsOf(shop).orders.bill
  return {
    bill: [
      ...items.map(({ title, size, type, quantity, subTotal }): [string, string] => {
        return [`${number(quantity)} × ${oneLine(nameIn(shop.language, title, { size, type }))}`, money(subTotal)]
      }),
      [method === 'pickup' ? words.pickup : words.delivery, shippingFee === 0 ? words.free : money(shippingFee)],
      ...reductions.map(({ name, code, amount }): [string, string] => {
        return [oneLine(code === null ? name : `${name} (${code})`), `−${money(amount)}`]
      }),
      [words.total(money(vat)), money(total)],
    ],
  }
}

/**
 * Returns how the order reaches its buyer, and how it is paid.
 *
 * @param deliverTo  result of fullAddressOf or tameAddressOf
 */
export function wayOf(order: OrderMail, shop: MailShop, deliverTo: string): [string, string][] {
  const words = wordsOf(shop).orders.way
  return [
    placeOf(order, shop, deliverTo),
    [words.when, arrivalOf(order, shop)],
    [words.payment, paymentOf(order, shop)],
  ]
}

/** Returns where the buyer receives the order. */
export function placeOf({ method, store }: OrderMail, shop: MailShop, deliverTo: string): [string, string] {
  const { collectAt, deliverTo: label } = wordsOf(shop).orders.way
  if (method !== 'pickup') return [label, deliverTo]
  return [collectAt, store ? `${store.name}, ${store.address}` : `${shop.streetAddress}, ${shop.city}`]
}

/** Returns the address as typed; it may be longer than other lines. */
export function fullAddressOf({ name, address, pincode }: OrderMail): string {
  return `${oneLine(name)}, ${[address, pincode].filter((part) => part !== '').join(' ')}`
}

/**
 * Returns the address if it is safe to repeat, else only the region: anybody can order with a foreign email address.
 */
export function tameAddressOf(order: OrderMail, shop: MailShop): string {
  const { place, digits } = formatsOf(shop.language)
  const address = order.address.split(', ').map(place).join(', ')
  const full = fullAddressOf({ ...order, address, pincode: digits(order.pincode) })
  return canBeRepeated(full) ? full : `${place(order.district)}, ${place(order.province)}`
}

function arrivalOf({ method, estimate }: OrderMail, shop: MailShop): string {
  const words = wordsOf(shop).orders.way
  if (!estimate) return words.byArrangement
  const { day } = formatsOf(shop.language)
  const [first, last] = [day(estimate.first), day(estimate.last)]
  if (method === 'pickup') return words.from(first)
  return first === last ? first : words.between(first, last)
}

function paymentOf({ payment, method }: OrderMail, shop: MailShop): string {
  const words = wordsOf(shop).orders.way
  if (payment === 'bank') return words.bank
  if (isWallet(payment)) return words.wallets[payment]
  return method === 'pickup' ? words.cashOnPickup : words.cashOnDelivery
}

/** Returns the bank account for a transfer. */
export function accountFacts(bank: NonNullable<OrderMail['bank']>, shop: MailShop): LetterPart {
  const words = wordsOf(shop).orders.transfer
  return {
    facts: [
      [words.bank, bank.bank],
      [words.account, bank.accountName],
      [words.number, bank.accountNumber],
      [words.reference, bank.reference],
    ],
  }
}

/** Returns the link that opens the order, also without a login. */
export function trackUrl({ orderId, trackKey }: Pick<OrderMail, 'orderId' | 'trackKey'>, shop: MailShop): string {
  return pageUrl(shop, `/track-order?order=${encodeURIComponent(orderId)}&key=${trackKey}`)
}
