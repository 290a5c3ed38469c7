import { formatsOf } from '../../language/localized.ts'
import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { namePieces } from './parts.ts'
import { answerParts, orderAction } from './order-news-parts.ts'
import type { ReturnNews } from './template-data.ts'

export function returnNews(news: ReturnNews, shop: MailShop): Letter {
  const { number, name, state, pieces, refund, answer } = news
  const text = mailText(shop)
  const sentence = text(`mail.return.state.${state}`, { refund: formatsOf(shop.language).money(refund ?? 0) })
  return {
    subject: text('mail.return.subject', { number }),
    preview: sentence,
    heading: text('mail.return.heading'),
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: sentence },
      ...answerParts(answer, shop),
      {
        facts: [
          [text('mail.letter.order'), number],
          [text('mail.return.pieces'), namePieces(pieces, shop)],
        ],
      },
      orderAction(news, shop),
    ],
  }
}
