import { inOneLine } from '#domain/text.ts'
import { formatsOf } from '../../language/localized.ts'
import type { Letter, LetterPart, MailShop } from '../letter.ts'
import { mailText } from '../mail-text.ts'
import { greeting } from '../typed-text.ts'
import { orderAction, pickupAddress } from './order-news-parts.ts'
import type { EditedOrder } from './template-data.ts'

/** Mail to the customer about an order that the shop has changed: its pieces, its total, and what follows for their money. */
export function orderEdited(edited: EditedOrder, shop: MailShop): Letter {
  const { name, number, pieces, before, total, address, collect, isInvoiced, reason } = edited
  const text = mailText(shop)
  const { money } = formatsOf(shop.language)
  return {
    subject: text('mail.order-edited.subject', { number }),
    preview: text('mail.order-edited.preview', { sum: money(total) }),
    heading: text('mail.order-edited.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: text('mail.order-edited.intro', { number }) },
      { paragraph: text('mail.letter.reason', { reason: inOneLine(reason) }) },
      {
        facts: [
          ...pieces.map((piece): [string, string] => [piece.title, changeOf(piece, shop)]),
          ...(address === undefined ? [] : [[text('mail.way.deliver-to'), address] satisfies [string, string]]),
          ...(collect
            ? [[text('mail.way.collect-at'), pickupAddress(collect.store, shop)] satisfies [string, string]]
            : []),
          [text('mail.order-edited.before'), money(before)],
          [text('mail.letter.total'), money(total)],
        ],
      },
      ...moneyParts(edited, shop),
      ...(isInvoiced ? [{ paragraph: text('mail.order-edited.invoice') }] : []),
      { paragraph: text('mail.order-edited.wrong') },
      orderAction(edited, shop),
    ],
  }
}

function changeOf({ from, to }: EditedOrder['pieces'][number], shop: MailShop): string {
  const text = mailText(shop)
  const { number } = formatsOf(shop.language)
  if (to === 0) return text('mail.order-edited.removed')
  if (from === 0) return text('mail.order-edited.added', { count: number(to) })
  return text('mail.order-edited.now', { from: number(from), to: number(to) })
}

function moneyParts({ due, payment, method, refund }: EditedOrder, shop: MailShop): LetterPart[] {
  const text = mailText(shop)
  const { money, date } = formatsOf(shop.language)
  if (refund) {
    const said = { sum: money(refund.amount), day: date(refund.dueBy) }
    return [
      { paragraph: text('mail.refund-due.intro-by', said) },
      { paragraph: text(refund.method === 'cod' ? 'mail.refund-due.cash' : 'mail.refund-due.same-way') },
    ]
  }
  if (due === 0) return [{ paragraph: text('mail.order-edited.nothing-left') }]
  const sum = money(due)
  if (payment !== 'cod') return [{ paragraph: text('mail.order-edited.pay', { sum }) }]
  const isPickup = method === 'pickup'
  return [
    {
      paragraph: text(isPickup ? 'mail.order-confirmed.pay-on-pickup' : 'mail.order-confirmed.pay-on-delivery', {
        sum,
      }),
    },
  ]
}
