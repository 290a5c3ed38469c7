import { formatsOf } from '../../language/localized.ts'
import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import { namePieces } from './parts.ts'
import { answerParts, orderAction } from './order-news-parts.ts'
import type { ReturnNews } from './template-data.ts'

export function returnNews(news: ReturnNews, shop: MailShop): Letter {
  const { number, name, state, pieces, refund, answer } = news
  const { letter, afterSales } = wordsOf(shop)
  const words = afterSales.returns
  const sentence = words.states[state](formatsOf(shop.language).money(refund ?? 0))
  return {
    subject: words.subject(number),
    preview: sentence,
    heading: words.heading,
    parts: [
      { paragraph: greeting(name, shop) },
      { paragraph: sentence },
      ...answerParts(answer, shop),
      {
        facts: [
          [letter.order, number],
          [words.pieces, namePieces(pieces, shop)],
        ],
      },
      orderAction(news, shop),
    ],
  }
}
