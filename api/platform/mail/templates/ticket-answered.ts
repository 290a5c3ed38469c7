import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import type { TemplateData } from './template-data.ts'
import { saidParts, seeTicket, ticketFacts } from './ticket-parts.ts'

/** Mail to the sender of a ticket with the answer. */
export function ticketAnswered(news: TemplateData['ticket-answered'], shop: MailShop): Letter {
  const text = mailText(shop)
  return {
    subject: text('mail.ticket-answered.subject', { number: news.number, shop: shop.name }),
    preview: text('mail.ticket-answered.preview'),
    heading: text('mail.ticket-answered.heading'),
    parts: [
      { paragraph: greeting(news.name, shop) },
      ...saidParts(news.words),
      { facts: ticketFacts(news, shop) },
      { paragraph: text('mail.ticket-answered.write-back') },
      seeTicket(news, shop),
    ],
  }
}
