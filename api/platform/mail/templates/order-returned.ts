import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { orderAction, orderFacts, reasonParts } from './order-news-parts.ts'
import type { OrderNews } from './template-data.ts'

export function orderReturned(news: OrderNews, shop: MailShop): Letter {
  const text = mailText(shop)
  return {
    subject: text('mail.order-returned.subject', { number: news.number }),
    preview: text('mail.order-returned.preview'),
    heading: text('mail.order-returned.heading'),
    parts: [
      { paragraph: greeting(news.name, shop) },
      { paragraph: text('mail.order-returned.intro') },
      ...reasonParts(news, shop),
      { facts: orderFacts(news, shop) },
      orderAction(news, shop),
    ],
  }
}
