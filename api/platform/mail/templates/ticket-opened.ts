import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { mailText } from '../mail-text.ts'
import type { TicketNews } from './template-data.ts'
import { seeTicket, ticketFacts } from './ticket-parts.ts'

/** Mail to the sender of a new ticket. */
export function ticketOpened(news: TicketNews, shop: MailShop): Letter {
  const text = mailText(shop)
  return {
    subject: text('mail.ticket-opened.subject', { number: news.number, shop: shop.name }),
    preview: text('mail.ticket-opened.preview'),
    heading: text('mail.ticket-opened.heading'),
    parts: [
      { paragraph: greeting(news.name, shop) },
      { paragraph: text('mail.ticket-opened.thanks') },
      { facts: ticketFacts(news, shop) },
      { paragraph: text('mail.ticket-opened.follow') },
      seeTicket(news, shop),
      { note: text('mail.ticket-opened.not-you') },
    ],
  }
}
