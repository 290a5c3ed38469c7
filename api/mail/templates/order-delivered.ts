import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { orderAction, orderFacts } from './order-news-parts.ts'
import type { OrderNews } from './template-data.ts'

export function orderDelivered(news: OrderNews, shop: MailShop): Letter {
  const done = news.method === 'pickup' ? 'collected' : 'delivered'
  return {
    subject: `Your order ${news.number} was ${done}`,
    preview: 'We hope that it feels at home with you.',
    heading: `Your order was ${done}`,
    parts: [
      { paragraph: greeting(news.name, shop) },
      { paragraph: `Your order was ${done}. We hope that it feels at home with you.` },
      { facts: orderFacts(news) },
      {
        paragraph:
          'Should anything be damaged, please tell us within 48 hours. And if you are not happy with it, you can return it within 30 days.',
      },
      orderAction(news, shop),
    ],
  }
}
