import { deliverySlots } from '#domain/fulfilment/delivery-planning.ts'
import { formatsOf } from '../../language/localized.ts'
import type { Letter, LetterPart, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import { namePieces } from './parts.ts'
import { orderAction } from './order-news-parts.ts'
import type { DeliveryNews } from './template-data.ts'

export function deliveryNews(news: DeliveryNews, shop: MailShop): Letter {
  const { kind, name, number, pieces } = news
  const { letter, deliveries: words } = wordsOf(shop)
  const sentence = sentenceOf(news, shop)
  return {
    subject: words[kind].subject(number),
    preview: sentence,
    heading: words[kind].heading,
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: sentence },
      {
        facts: [
          [letter.order, number],
          [kind === 'part-delivered' ? words.arrived : words.pieces, namePieces(pieces, shop)],
        ],
      },
      ...codeParts(news, shop),
      orderAction(news, shop),
    ],
  }
}

function sentenceOf(news: DeliveryNews, shop: MailShop): string {
  const { kind, method, day } = news
  const words = wordsOf(shop).deliveries
  if (kind === 'planned') return words.planned.sentence(whenOf(news, shop))
  if (kind === 'out') return day === null ? words.out.sentence : words.out.sentenceWhen(whenOf(news, shop))
  if (kind === 'failed' || kind === 'part-delivered') return words[kind].sentence
  return method === 'pickup' ? words.split.sentencePickup : words.split.sentence
}

/** Formats a delivery slot as `24 November 2026 between 9:00 and 13:00`. */
function whenOf({ day, slot }: DeliveryNews, shop: MailShop): string {
  if (day === null || slot === null) return ''
  const { from, until } = deliverySlots[slot]
  const formats = formatsOf(shop.language)
  return wordsOf(shop).deliveries.when(formats.day(day), formats.digits(`${from}:00`), formats.digits(`${until}:00`))
}

function codeParts({ kind, method, code }: DeliveryNews, shop: MailShop): LetterPart[] {
  if (kind === 'part-delivered') return []
  const { codeOnPickup, codeAtDoor } = wordsOf(shop).deliveries
  return [{ paragraph: method === 'pickup' ? codeOnPickup : codeAtDoor }, { code }]
}
