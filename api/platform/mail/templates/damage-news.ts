import { deliverySlots } from '#domain/fulfilment/delivery-planning.ts'
import { formatsOf } from '../../language/localized.ts'
import type { Letter, MailShop } from '../letter.ts'
import { greeting, oneLine } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import { answerParts, orderAction } from './order-news-parts.ts'
import type { DamageNews } from './template-data.ts'

export function damageNews(news: DamageNews, shop: MailShop): Letter {
  const { number, name, piece, answer, state } = news
  const { letter, afterSales } = wordsOf(shop)
  const words = afterSales.damage
  const sentence = sentenceOf(news, shop)
  return {
    subject: words.subject(number),
    preview: sentence,
    heading: state === 'reported' ? words.headingReported : words.heading,
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: sentence },
      ...answerParts(answer, shop),
      {
        facts: [
          [letter.order, number],
          [words.piece, oneLine(piece)],
        ],
      },
      orderAction(news, shop),
    ],
  }
}

function sentenceOf({ state, remedy, amount, visit }: DamageNews, shop: MailShop): string {
  const words = wordsOf(shop).afterSales.damage
  if (state === 'reported') return words.reported
  if (state === 'declined' || remedy === null) return words.declined
  if (visit && remedy !== 'refund') return words.visits[remedy](whenOf(visit, shop))
  return words.remedies[remedy](formatsOf(shop.language).money(amount ?? 0))
}

/** Formats a visit as `24 November 2026 between 9:00 and 13:00`. */
function whenOf({ day, slot }: NonNullable<DamageNews['visit']>, shop: MailShop): string {
  const { from, until } = deliverySlots[slot]
  const formats = formatsOf(shop.language)
  return wordsOf(shop).deliveries.when(formats.day(day), formats.digits(`${from}:00`), formats.digits(`${until}:00`))
}
