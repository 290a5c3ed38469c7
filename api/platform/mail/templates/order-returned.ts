import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import { orderAction, orderFacts, reasonParts } from './order-news-parts.ts'
import type { OrderNews } from './template-data.ts'

export function orderReturned(news: OrderNews, shop: MailShop): Letter {
  const words = wordsOf(shop).orders.returned
  return {
    subject: words.subject(news.number),
    preview: words.preview,
    heading: words.heading,
    parts: [
      { paragraph: greeting(news.name, shop) },
      { paragraph: words.intro },
      ...reasonParts(news, shop),
      { facts: orderFacts(news, shop) },
      orderAction(news, shop),
    ],
  }
}
