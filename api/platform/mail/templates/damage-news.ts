import { formatsOf } from '../../language/localized.ts'
import type { Letter, MailShop } from '../letter.ts'
import { greeting, oneLine } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { answerParts, orderAction } from './order-news-parts.ts'
import { plannedTime } from './parts.ts'
import type { DamageNews } from './template-data.ts'

export function damageNews(news: DamageNews, shop: MailShop): Letter {
  const { number, name, piece, answer, state } = news
  const text = mailText(shop)
  const sentence = sentenceOf(news, shop)
  return {
    subject: text('mail.damage.subject', { number }),
    preview: sentence,
    heading: state === 'reported' ? text('mail.damage.heading-reported') : text('mail.damage.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: sentence },
      ...answerParts(answer, shop),
      {
        facts: [
          [text('mail.letter.order'), number],
          [text('mail.damage.piece'), oneLine(piece)],
        ],
      },
      orderAction(news, shop),
    ],
  }
}

function sentenceOf({ state, remedy, amount, visit }: DamageNews, shop: MailShop): string {
  const text = mailText(shop)
  if (state === 'reported') return text('mail.damage.reported')
  if (state === 'declined' || remedy === null) return text('mail.damage.declined')
  if (visit && remedy !== 'refund') return text(`mail.damage.visit.${remedy}`, { when: plannedTime(visit, shop) })
  return text(`mail.damage.remedy.${remedy}`, { sum: formatsOf(shop.language).money(amount ?? 0) })
}
