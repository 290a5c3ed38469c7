import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { pieceFacts, requestAction } from './custom-parts.ts'
import type { CustomNews } from './template-data.ts'

/** To the customer. */
export function customRequested(news: CustomNews, shop: MailShop): Letter {
  return {
    subject: `Your custom piece ${news.number} at ${shop.name}`,
    preview: 'We have your request, and answer it with an offer.',
    heading: 'We have your request',
    parts: [
      { paragraph: greeting(news.name, shop) },
      {
        paragraph:
          'Thank you. Our carpenters look at your measures, and we answer with an offer: a price, and how long the making takes. Nothing is ordered before you accept it.',
      },
      { facts: pieceFacts(news) },
      requestAction(news, shop),
      { note: 'You did not ask for anything? Then somebody typed your email address by mistake: please tell us.' },
    ],
  }
}
