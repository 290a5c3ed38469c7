import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import { orderAction, orderFacts } from './order-news-parts.ts'
import type { OrderNews } from './template-data.ts'

export function orderDelivered(news: OrderNews, shop: MailShop): Letter {
  const words = wordsOf(shop).orders.delivered
  const isPickup = news.method === 'pickup'
  return {
    subject: isPickup ? words.subjectCollected(news.number) : words.subject(news.number),
    preview: words.wish,
    heading: isPickup ? words.headingCollected : words.heading,
    parts: [
      { paragraph: greeting(news.name, shop) },
      { paragraph: isPickup ? words.introCollected : words.intro },
      { facts: orderFacts(news, shop) },
      { paragraph: words.rights },
      orderAction(news, shop),
    ],
  }
}
