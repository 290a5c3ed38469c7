import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import type { TicketNews } from './template-data.ts'
import { seeTicket, ticketFacts } from './ticket-parts.ts'

/** Mail to the sender of a new ticket. */
export function ticketOpened(news: TicketNews, shop: MailShop): Letter {
  const { opened } = wordsOf(shop).tickets
  return {
    subject: opened.subject(news.number, shop.name),
    preview: opened.preview,
    heading: opened.heading,
    parts: [
      { paragraph: greeting(news.name, shop) },
      { paragraph: opened.thanks },
      { facts: ticketFacts(news, shop) },
      { paragraph: opened.follow },
      seeTicket(news, shop),
      { note: opened.notYou },
    ],
  }
}
