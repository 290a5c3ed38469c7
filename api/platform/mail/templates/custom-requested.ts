import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { pieceFacts, requestAction } from './custom-parts.ts'
import type { CustomNews } from './template-data.ts'

/** Mail to the customer that confirms a request. */
export function customRequested(news: CustomNews, shop: MailShop): Letter {
  const text = mailText(shop)
  return {
    subject: text('mail.custom-requested.subject', { number: news.number, shop: shop.name }),
    preview: text('mail.custom-requested.preview'),
    heading: text('mail.custom-requested.heading'),
    parts: [
      { paragraph: greeting(news.name, shop) },
      { paragraph: text('mail.custom-requested.intro') },
      { facts: pieceFacts(news, shop) },
      requestAction(news, shop),
      { note: text('mail.custom-requested.not-you') },
    ],
  }
}
