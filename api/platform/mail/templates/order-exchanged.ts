import { inOneLine } from '#domain/text.ts'
import { formatsOf } from '../../language/localized.ts'
import type { Letter, LetterPart, MailShop } from '../letter.ts'
import { mailText } from '../mail-text.ts'
import { greeting } from '../typed-text.ts'
import { orderAction, pickupAddress } from './order-news-parts.ts'
import { namePieces } from './parts.ts'
import type { ExchangedOrder } from './template-data.ts'

/** Mail to the customer about an exchange: what comes back, what goes out in a new order, and the difference. */
export function orderExchanged(exchanged: ExchangedOrder, shop: MailShop): Letter {
  const { name, number, oldNumber, back, pieces, worth, total, due, payment, method, reason } = exchanged
  const waits = due > 0 && payment !== 'cod'
  const text = mailText(shop)
  const { money } = formatsOf(shop.language)
  return {
    subject: text('mail.order-exchanged.subject', { number: oldNumber }),
    preview: text('mail.order-exchanged.preview', { number }),
    heading: text('mail.order-exchanged.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: text('mail.order-exchanged.intro', { number: oldNumber, next: number }) },
      { paragraph: text('mail.letter.reason', { reason: inOneLine(reason) }) },
      {
        facts: [
          [text('mail.order-exchanged.back'), namePieces(back, shop)],
          [text('mail.order-exchanged.new'), namePieces(pieces, shop)],
          [text('mail.order-exchanged.worth'), money(worth)],
          [text('mail.order-exchanged.total'), money(total)],
        ],
      },
      ...moneyParts(exchanged, shop),
      ...collectingParts(exchanged, shop),
      { paragraph: text(method === 'pickup' ? 'mail.order-exchanged.bring' : 'mail.order-exchanged.keep-ready') },
      { paragraph: text(waits ? 'mail.order-exchanged.papers-later' : 'mail.order-exchanged.papers') },
      orderAction(exchanged, shop),
    ],
  }
}

function collectingParts({ collect }: ExchangedOrder, shop: MailShop): LetterPart[] {
  if (!collect) return []
  const address = pickupAddress(collect.store, shop)
  return [
    { paragraph: mailText(shop)('mail.order-confirmed.collect', { address }) },
    { code: collect.collectionCode ?? '' },
  ]
}

function moneyParts({ due, payment, method, refund }: ExchangedOrder, shop: MailShop): LetterPart[] {
  const text = mailText(shop)
  const { money } = formatsOf(shop.language)
  if (refund) {
    const sum = money(refund.amount)
    return [
      { paragraph: text('mail.order-exchanged.refund', { sum }) },
      { paragraph: text(refund.method === 'cod' ? 'mail.refund-due.cash' : 'mail.refund-due.same-way') },
    ]
  }
  if (due === 0) return [{ paragraph: text('mail.order-edited.nothing-left') }]
  const sum = money(due)
  if (payment !== 'cod') return [{ paragraph: text('mail.order-exchanged.pay', { sum }) }]
  const isPickup = method === 'pickup'
  return [
    {
      paragraph: text(isPickup ? 'mail.order-confirmed.pay-on-pickup' : 'mail.order-confirmed.pay-on-delivery', {
        sum,
      }),
    },
  ]
}
