import { formatsOf } from '../../language/localized.ts'
import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { namePieces } from './parts.ts'
import { answerParts, orderAction } from './order-news-parts.ts'
import type { ReturnNews } from './template-data.ts'

export function returnNews(news: ReturnNews, shop: MailShop): Letter {
  const { number, name, pieces, answer } = news
  const text = mailText(shop)
  const sentence = sentenceOf(news, shop)
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

/** Says what happened; of pieces that pay for another order, which one, and what goes back besides. */
function sentenceOf({ state, refund, exchangedFor }: ReturnNews, shop: MailShop): string {
  const text = mailText(shop)
  const back = { refund: formatsOf(shop.language).money(refund ?? 0) }
  if (exchangedFor === undefined || (state !== 'collected' && state !== 'received')) {
    return text(`mail.return.state.${state}`, back)
  }
  const said = { ...back, number: exchangedFor }
  return text(refund ? `mail.return.exchange.${state}-refund` : `mail.return.exchange.${state}`, said)
}
