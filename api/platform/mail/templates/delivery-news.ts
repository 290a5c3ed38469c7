import { deliverySlots } from '#domain/fulfilment/delivery-planning.ts'
import { formatsOf } from '../../language/localized.ts'
import type { Letter, LetterPart, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { namePieces } from './parts.ts'
import { orderAction } from './order-news-parts.ts'
import type { DeliveryNews } from './template-data.ts'

export function deliveryNews(news: DeliveryNews, shop: MailShop): Letter {
  const { kind, name, number, pieces } = news
  const text = mailText(shop)
  const sentence = sentenceOf(news, shop)
  return {
    subject: text(`mail.delivery-${kind}.subject`, { number }),
    preview: sentence,
    heading: text(`mail.delivery-${kind}.heading`),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: sentence },
      {
        facts: [
          [text('mail.letter.order'), number],
          [
            kind === 'part-delivered' ? text('mail.delivery.arrived') : text('mail.delivery.pieces'),
            namePieces(pieces, shop),
          ],
        ],
      },
      ...codeParts(news, shop),
      orderAction(news, shop),
    ],
  }
}

function sentenceOf(news: DeliveryNews, shop: MailShop): string {
  const { kind, method, day } = news
  const text = mailText(shop)
  if (kind === 'planned') return text('mail.delivery-planned.sentence', { when: whenOf(news, shop) })
  if (kind === 'out')
    return day === null
      ? text('mail.delivery-out.sentence')
      : text('mail.delivery-out.sentence-when', { when: whenOf(news, shop) })
  if (kind === 'failed' || kind === 'part-delivered') return text(`mail.delivery-${kind}.sentence`)
  return method === 'pickup' ? text('mail.delivery-split.sentence-pickup') : text('mail.delivery-split.sentence')
}

/** Formats a delivery slot as `24 November 2026 between 9:00 and 13:00`. */
function whenOf({ day, slot }: DeliveryNews, shop: MailShop): string {
  if (day === null || slot === null) return ''
  const { from, until } = deliverySlots[slot]
  const formats = formatsOf(shop.language)
  return mailText(shop)('mail.delivery.when', {
    day: formats.day(day),
    from: formats.timeOfDay(`${from}:00`),
    until: formats.timeOfDay(`${until}:00`),
  })
}

function codeParts({ kind, method, code }: DeliveryNews, shop: MailShop): LetterPart[] {
  if (kind === 'part-delivered' || code === null) return []
  const text = mailText(shop)
  return [
    { paragraph: method === 'pickup' ? text('mail.delivery.code-on-pickup') : text('mail.delivery.code-at-door') },
    { code },
  ]
}
