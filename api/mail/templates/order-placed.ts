import { formatRupees } from '#domain/money.ts'
import { isWallet, walletNames } from '#domain/payment-methods.ts'
import { WALLET_PAYS_WITHIN_MS } from '#domain/payments.ts'
import type { Letter, LetterPart, MailShop } from '../letter.ts'
import { nepalTime } from '../nepal-time.ts'
import { greeting } from '../typed-text.ts'
import { billOf, tameAddressOf, trackUrl, wayOf } from './order-parts.ts'
import type { OrderMail } from './template-data.ts'

/** To the customer. */
export function orderPlaced(order: OrderMail, shop: MailShop): Letter {
  return {
    subject: `Your order ${order.orderId} at ${shop.name}`,
    preview: `We have your order over ${formatRupees(order.totals.total)}.`,
    heading: 'Thank you for your order',
    parts: [
      { paragraph: greeting(order.name, shop) },
      { paragraph: greetingOf(order) },
      billOf(order),
      { facts: wayOf(order, shop, tameAddressOf(order)) },
      ...collectionOf(order),
      ...transferOf(order, shop),
      { action: 'See your order', url: trackUrl(order, shop) },
      { note: 'You did not order anything? Then somebody typed your email address by mistake: please tell us.' },
    ],
  }
}

function greetingOf({ orderId, payment, totals }: OrderMail): string {
  if (payment === 'bank')
    return `We have your order ${orderId}. It is confirmed, and we prepare it, when your money has arrived.`
  if (!isWallet(payment)) return `We have your order ${orderId} and prepare it now.`
  const minutes = WALLET_PAYS_WITHIN_MS / 60_000
  const sum = formatRupees(totals.total)
  return `We have your order ${orderId}. Please pay ${sum} by ${walletNames[payment]} within ${minutes} minutes of ordering, if you have not yet: then it is confirmed.`
}

function collectionOf({ collectionCode }: OrderMail): LetterPart[] {
  if (collectionCode === null) return []
  return [{ paragraph: 'Say this code when you collect it:' }, { code: collectionCode }]
}

function transferOf({ bank, totals, payUntil }: OrderMail, shop: MailShop): LetterPart[] {
  if (!bank) return []
  const sum = formatRupees(totals.total)
  const stands = payUntil
    ? [
        {
          paragraph: `Your order stands until ${nepalTime(payUntil, shop)}: without the transfer it is cancelled then.`,
        },
      ]
    : []
  return [
    { paragraph: `Please transfer ${sum} with the order number as its reference:` },
    {
      facts: [
        ['Bank', bank.bank],
        ['Account', bank.accountName],
        ['Number', bank.accountNumber],
        ['Reference', bank.reference],
      ],
    },
    ...stands,
  ]
}
