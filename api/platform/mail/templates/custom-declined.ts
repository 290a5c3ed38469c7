import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import { pieceFacts, requestAction } from './custom-parts.ts'
import type { CustomNews } from './template-data.ts'

/** Mail to the customer who declined an offer. */
export function customDeclined(news: CustomNews, shop: MailShop): Letter {
  const text = mailText(shop)
  return {
    subject: text('mail.custom-declined.subject', { number: news.number }),
    preview: text('mail.custom-declined.preview'),
    heading: text('mail.custom-declined.heading'),
    parts: [
      { paragraph: greeting(news.name, shop) },
      { paragraph: text('mail.custom-declined.intro') },
      { facts: pieceFacts(news, shop) },
      requestAction(news, shop),
    ],
  }
}
