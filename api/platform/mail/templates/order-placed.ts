import { waitsForBank } from '#domain/instalments/request-states.ts'
import { isWallet, walletNames } from '#domain/payments/payment-methods.ts'
import { WALLET_PAYS_WITHIN_MS } from '#domain/payments/payments.ts'
import { formatsOf } from '../../language/localized.ts'
import type { Letter, LetterPart, MailShop } from '../letter.ts'
import { deadlineTime } from './parts.ts'
import { greeting, oneLine } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { accountFacts, billOf, invoiceOf, stuckItemsOf, tameAddressOf, trackUrl, wayOf } from './order-parts.ts'
import type { OrderMail } from './placed-order-data.ts'

/** Mail to the customer that confirms the placed order. */
export function orderPlaced(order: OrderMail, shop: MailShop): Letter {
  const text = mailText(shop)
  return {
    ...headOf(order, shop),
    parts: [
      { paragraph: greeting(order.name, shop) },
      { paragraph: standingOf(order, shop) },
      ...(order.code === undefined
        ? []
        : [{ code: order.code }, { action: text('mail.letter.see-order'), url: trackUrl(order, shop) }]),
      billOf(order, shop),
      { facts: [...wayOf(order, shop, tameAddressOf(order, shop)), ...invoiceOf(order, shop)] },
      ...doesNotFitOf(order, shop),
      ...instalmentsOf(order, shop),
      ...transferOf(order, shop),
      { action: text('mail.letter.see-order'), url: trackUrl(order, shop) },
      { note: text('mail.order-placed.not-you') },
    ],
  }
}

function headOf({ orderId, code, totals }: OrderMail, shop: MailShop): Pick<Letter, 'subject' | 'preview' | 'heading'> {
  const text = mailText(shop)
  if (code !== undefined) {
    return {
      subject: text('mail.verify-order.subject', { code, number: orderId }),
      preview: text('mail.verify-order.preview'),
      heading: text('mail.verify-order.heading'),
    }
  }
  return {
    subject: text('mail.order-placed.subject', { number: orderId, shop: shop.name }),
    preview: text('mail.order-placed.preview', { sum: formatsOf(shop.language).money(totals.total) }),
    heading: text('mail.order-placed.heading'),
  }
}

function standingOf(order: OrderMail, shop: MailShop): string {
  const { orderId, date, payment, payUntil, totals, verifyBy, instalments = null, credit = 0, exchanged = 0 } = order
  const text = mailText(shop)
  if (verifyBy) return text('mail.verify-order.enter', { number: orderId, until: deadlineTime(verifyBy, shop) })
  if (credit >= totals.total && credit > 0) return text('mail.order-placed.prepared', { number: orderId })
  if (payment === 'bank') {
    const sentence = waitsForBank(instalments) ? 'mail.instalments.stands' : 'mail.order-placed.on-transfer'
    return text(sentence, { number: orderId })
  }
  if (!isWallet(payment)) return text('mail.order-placed.prepared', { number: orderId })
  const until = payUntil ?? new Date(Date.parse(date) + WALLET_PAYS_WITHIN_MS).toISOString()
  return text('mail.order-placed.to-pay', {
    number: orderId,
    sum: formatsOf(shop.language).money(totals.total - credit - exchanged),
    wallet: walletNames[payment],
    until: deadlineTime(until, shop),
  })
}

function doesNotFitOf(order: OrderMail, shop: MailShop): LetterPart[] {
  const stuck = stuckItemsOf(order)
  if (stuck.count === 0) return []
  const phone = formatsOf(shop.language).phone(shop.phone)
  return [{ paragraph: mailText(shop)('mail.order-placed.does-not-fit', { ...stuck, phone }) }]
}

function instalmentsOf({ instalments }: OrderMail, shop: MailShop): LetterPart[] {
  if (!instalments || instalments.state !== 'asked') return []
  const { money } = formatsOf(shop.language)
  const { downPayment, instalment, months, totalPaid } = instalments.figures
  const said = { bank: oneLine(instalments.bank), sum: money(instalment), months, total: money(totalPaid) }
  const text = mailText(shop)
  const paragraph =
    downPayment > 0
      ? text('mail.instalments.placed-down', { ...said, down: money(downPayment) })
      : text('mail.instalments.placed', said)
  return [{ paragraph }]
}

function transferOf(
  { bank, totals, payUntil, instalments = null, credit = 0, exchanged = 0 }: OrderMail,
  shop: MailShop,
): LetterPart[] {
  const left = totals.total - credit - exchanged
  if (!bank || (credit > 0 && left === 0)) return []
  const text = mailText(shop)
  const isOpen = waitsForBank(instalments)
  const end = isOpen ? 'mail.instalments.held' : 'mail.order-placed.stands'
  const ends = payUntil ? [{ paragraph: text(end, { until: deadlineTime(payUntil, shop) }) }] : []
  if (isOpen) return ends
  const sum = formatsOf(shop.language).money(left)
  return [{ paragraph: text('mail.order-placed.transfer', { sum }) }, accountFacts(bank, shop), ...ends]
}
