import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { MONEY_BACK_WITHIN, orderAction, orderFacts, reasonParts } from './order-news-parts.ts'
import type { OrderNews } from './template-data.ts'

export function orderReturned(news: OrderNews, shop: MailShop): Letter {
  return {
    subject: `We have your order ${news.number} back`,
    preview: `We send your money back ${MONEY_BACK_WITHIN}.`,
    heading: 'We have your order back',
    parts: [
      { paragraph: greeting(news.name, shop) },
      { paragraph: `What you returned has reached us. We send your money back ${MONEY_BACK_WITHIN}.` },
      ...reasonParts(news),
      { facts: orderFacts(news) },
      orderAction(news, shop),
    ],
  }
}
