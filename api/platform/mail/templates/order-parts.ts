import { isWallet, walletNames } from '#domain/payments/payment-methods.ts'
import { daysIn } from '../../language/days-in.ts'
import { formatsOf, nameIn } from '../../language/localized.ts'
import type { LetterPart, MailShop } from '../letter.ts'
import { pageUrl } from '../shop-lines.ts'
import { plannedTime } from './parts.ts'
import { canBeRepeated, oneLine } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import type { OrderMail } from './placed-order-data.ts'

/** What buyer and shop read of an order. */
type Placed = Omit<OrderMail, 'trackKey' | 'code'>

/** Returns the ordered items with their prices. */
export function billOf(
  { items, totals, method, credit = 0, exchanged = 0 }: Placed,
  shop: Pick<MailShop, 'language'>,
): LetterPart {
  const { reductions, shippingFee, total, vat } = totals
  const { money, number } = formatsOf(shop.language)
  const text = mailText(shop)
  return {
    bill: [
      ...items.map(({ title, color = null, size, type, quantity, subTotal }): [string, string] => {
        const name = nameIn(shop.language, title, { color, size, type })
        return [`${number(quantity)} × ${oneLine(name)}`, money(subTotal)]
      }),
      [
        method === 'pickup' ? text('mail.bill.pickup') : text('mail.bill.delivery'),
        shippingFee === 0 ? text('mail.bill.free') : money(shippingFee),
      ],
      ...reductions.map(({ name, code, amount, sets }): [string, string] => {
        const label = sets === undefined ? name : text('mail.bill.set', { name, count: sets })
        return [oneLine(code === null ? label : `${label} (${code})`), `−${money(amount)}`]
      }),
      [text('mail.bill.total', { vat: money(vat) }), money(total)],
      ...paidRows({ credit, exchanged, total }, shop),
    ],
  }
}

/** Returns what credit and pieces in exchange pay, and what is left; [] where neither pays anything. */
function paidRows(
  { credit, exchanged, total }: { credit: number; exchanged: number; total: number },
  shop: Pick<MailShop, 'language'>,
): [string, string][] {
  if (credit + exchanged === 0) return []
  const { money } = formatsOf(shop.language)
  const text = mailText(shop)
  const rows: [string, number][] = [
    [text('mail.bill.exchanged'), exchanged],
    [text('mail.bill.credit'), credit],
  ]
  return [
    ...rows.filter(([, sum]) => sum > 0).map(([label, sum]): [string, string] => [label, `−${money(sum)}`]),
    [text('mail.bill.left'), money(total - credit - exchanged)],
  ]
}

/**
 * Returns how the order reaches its buyer, and how it is paid.
 *
 * @param deliverTo  result of fullAddressOf or tameAddressOf
 */
export function wayOf(order: Placed, shop: MailShop, deliverTo: string): [string, string][] {
  const text = mailText(shop)
  return [
    placeOf(order, shop, deliverTo),
    [text('mail.way.when'), arrivalOf(order, shop)],
    [text('mail.way.payment'), paymentOf(order, shop)],
  ]
}

/** Names and counts the items that do not get in by the buyer's own measures; `names` is '' for none. */
export function stuckItemsOf({ items, doesNotFit = [] }: Placed): { names: string; count: number } {
  const names = doesNotFit.map((position) => oneLine(items[position]!.title)).join(', ')
  return { names, count: doesNotFit.length }
}

/** Returns where the buyer receives the order. */
export function placeOf({ method, store }: Placed, shop: MailShop, deliverTo: string): [string, string] {
  const text = mailText(shop)
  if (method !== 'pickup') return [text('mail.way.deliver-to'), deliverTo]
  return [
    text('mail.way.collect-at'),
    store ? `${store.name}, ${store.address}` : `${shop.streetAddress}, ${shop.city}`,
  ]
}

/** Returns who receives it where, as typed; it may be longer than other lines. */
export function fullAddressOf({ name, address, pincode, recipient }: Placed): string {
  return `${oneLine(recipient?.name ?? name)}, ${[address, pincode].filter((part) => part !== '').join(' ')}`
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

/**
 * Returns the business on the invoice, if there is one. A name that could lead a stranger somewhere is left out, as in
 * `tameAddressOf`; a PAN has nine digits and nothing else.
 */
export function invoiceOf({ business }: OrderMail, shop: MailShop): [string, string][] {
  if (!business) return []
  const text = mailText(shop)
  const pan = formatsOf(shop.language).digits(business.pan)
  const buyer = canBeRepeated(business.name)
    ? text('mail.way.business', { name: oneLine(business.name), pan })
    : text('mail.way.pan', { pan })
  return [[text('mail.way.invoice'), buyer]]
}

function arrivalOf({ method, estimate, arranged, arrival = null }: Placed, shop: MailShop): string {
  const text = mailText(shop)
  if (method !== 'pickup' && arrival !== null) {
    return arrival === 'in-parts' ? text('mail.way.in-parts') : plannedTime(arrival, shop)
  }
  if (!estimate && arranged) return text('mail.way.usually', daysIn(shop.language, arranged))
  if (!estimate) return text('mail.way.by-arrangement')
  const { day } = formatsOf(shop.language)
  const [first, last] = [day(estimate.first), day(estimate.last)]
  if (method === 'pickup') return text('mail.way.from', { day: first })
  return first === last ? first : text('mail.way.between', { first, last })
}

/** Returns what a mail calls the payment method. */
export function paymentOf(
  {
    payment,
    method,
    credit = 0,
    totals,
  }: Pick<Placed, 'payment' | 'method'> & Partial<Pick<Placed, 'credit' | 'totals'>>,
  shop: MailShop,
): string {
  const text = mailText(shop)
  if (totals && credit > 0 && credit >= totals.total) return text('mail.bill.credit')
  if (payment === 'bank') return text('mail.way.bank')
  if (isWallet(payment)) return walletNames[payment]
  return method === 'pickup' ? text('mail.way.cash-on-pickup') : text('mail.way.cash-on-delivery')
}

/** Returns the bank account for a transfer. */
export function accountFacts(bank: NonNullable<OrderMail['bank']>, shop: MailShop): LetterPart {
  const text = mailText(shop)
  return {
    facts: [
      [text('mail.transfer.bank'), bank.bank],
      [text('mail.transfer.account'), bank.accountName],
      [text('mail.transfer.number'), bank.accountNumber],
      [text('mail.transfer.reference'), bank.reference],
    ],
  }
}

/** Returns the link that opens the order, also without a login. */
export function trackUrl({ orderId, trackKey }: Pick<OrderMail, 'orderId' | 'trackKey'>, shop: MailShop): string {
  return pageUrl(shop, `/track-order?order=${encodeURIComponent(orderId)}&key=${trackKey}`)
}
