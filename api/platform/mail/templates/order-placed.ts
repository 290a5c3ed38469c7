import { isWallet } from '#domain/payments/payment-methods.ts'
import { WALLET_PAYS_WITHIN_MS } from '#domain/payments/payments.ts'
import { formatsOf } from '../../language/localized.ts'
import type { Letter, LetterPart, MailShop } from '../letter.ts'
import { nepalTime } from './parts.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import { accountFacts, billOf, tameAddressOf, trackUrl, wayOf } from './order-parts.ts'
import type { OrderMail } from './template-data.ts'

/** Mail to the customer that confirms the placed order. */
export function orderPlaced(order: OrderMail, shop: MailShop): Letter {
  const { letter, orders } = wordsOf(shop)
  const words = orders.placed
  return {
    ...headOf(order, shop),
    parts: [
      { paragraph: greeting(order.name, shop) },
      { paragraph: standingOf(order, shop) },
      ...(order.code === undefined
        ? []
        : [{ code: order.code }, { action: letter.seeOrder, url: trackUrl(order, shop) }]),
      billOf(order, shop),
      { facts: wayOf(order, shop, tameAddressOf(order, shop)) },
      ...collectionOf(order, shop),
      ...transferOf(order, shop),
      { action: letter.seeOrder, url: trackUrl(order, shop) },
      { note: words.notYou },
    ],
  }
}

function headOf({ orderId, code, totals }: OrderMail, shop: MailShop): Pick<Letter, 'subject' | 'preview' | 'heading'> {
  const { placed, verify } = wordsOf(shop).orders
  if (code !== undefined) {
    return { subject: verify.subject(code, orderId), preview: verify.preview, heading: verify.heading }
  }
  return {
    subject: placed.subject(orderId, shop.name),
    preview: placed.preview(formatsOf(shop.language).money(totals.total)),
    heading: placed.heading,
  }
}

function standingOf({ orderId, payment, totals, verifyBy }: OrderMail, shop: MailShop): string {
  const words = wordsOf(shop).orders.placed
  if (verifyBy) return wordsOf(shop).orders.verify.enter(orderId, nepalTime(verifyBy, shop))
  if (payment === 'bank') return words.onTransfer(orderId)
  if (!isWallet(payment)) return words.prepared(orderId)
  const { money, number } = formatsOf(shop.language)
  return words.toPay(orderId, money(totals.total), payment, number(WALLET_PAYS_WITHIN_MS / 60_000))
}

function collectionOf({ collectionCode }: OrderMail, shop: MailShop): LetterPart[] {
  if (collectionCode === null) return []
  return [{ paragraph: wordsOf(shop).orders.placed.code }, { code: collectionCode }]
}

function transferOf({ bank, totals, payUntil }: OrderMail, shop: MailShop): LetterPart[] {
  if (!bank) return []
  const words = wordsOf(shop).orders.placed
  return [
    { paragraph: words.transfer(formatsOf(shop.language).money(totals.total)) },
    accountFacts(bank, shop),
    ...(payUntil ? [{ paragraph: words.stands(nepalTime(payUntil, shop)) }] : []),
  ]
}
