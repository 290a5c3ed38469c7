import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import type { TemplateData } from './template-data.ts'
import { saidParts, seeTicket, ticketFacts } from './ticket-parts.ts'

/** Mail to the sender of a ticket that was closed. */
export function ticketClosed(news: TemplateData['ticket-closed'], shop: MailShop): Letter {
  const { closed } = wordsOf(shop).tickets
  return {
    subject: closed.subject(news.number, shop.name),
    preview: closed.preview,
    heading: closed.heading,
    parts: [
      { paragraph: greeting(news.name, shop) },
      ...saidParts(news.words),
      { paragraph: closed.done },
      { facts: ticketFacts(news, shop) },
      { paragraph: news.kind === 'complaint' ? closed.complaint : closed.again },
      seeTicket(news, shop),
    ],
  }
}
