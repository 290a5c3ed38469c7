import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import type { TemplateData } from './template-data.ts'
import { saidParts, seeTicket, ticketFacts } from './ticket-parts.ts'

/** Mail to the sender of a ticket that was closed. */
export function ticketClosed(news: TemplateData['ticket-closed'], shop: MailShop): Letter {
  const text = mailText(shop)
  return {
    subject: text('mail.ticket-closed.subject', { number: news.number, shop: shop.name }),
    preview: text('mail.ticket-closed.preview'),
    heading: text('mail.ticket-closed.heading'),
    parts: [
      { paragraph: greeting(news.name, shop) },
      ...saidParts(news.words),
      { paragraph: text('mail.ticket-closed.done') },
      { facts: ticketFacts(news, shop) },
      {
        paragraph: news.kind === 'complaint' ? text('mail.ticket-closed.complaint') : text('mail.ticket-closed.again'),
      },
      seeTicket(news, shop),
    ],
  }
}
