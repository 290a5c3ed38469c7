import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { orderAction, orderFacts } from './order-news-parts.ts'
import type { OrderNews } from './template-data.ts'

export function orderDelivered(news: OrderNews, shop: MailShop): Letter {
  const text = mailText(shop)
  const isPickup = news.method === 'pickup'
  return {
    subject: isPickup
      ? text('mail.order-delivered.subject-collected', { number: news.number })
      : text('mail.order-delivered.subject', { number: news.number }),
    preview: text('mail.order-delivered.wish'),
    heading: isPickup ? text('mail.order-delivered.heading-collected') : text('mail.order-delivered.heading'),
    parts: [
      { paragraph: greeting(news.name, shop) },
      { paragraph: isPickup ? text('mail.order-delivered.intro-collected') : text('mail.order-delivered.intro') },
      { facts: orderFacts(news, shop) },
      // A piece made to measure cannot be returned.
      { paragraph: text(news.isCustom ? 'mail.order-delivered.rights-custom' : 'mail.order-delivered.rights') },
      orderAction(news, shop),
    ],
  }
}
