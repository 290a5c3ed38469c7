import type { Letter, MailShop } from '../letter.ts'
import { greeting } from '../typed-text.ts'
import { wordsOf } from '../words/words.ts'
import type { TemplateData } from './template-data.ts'
import { saidParts, seeTicket, ticketFacts } from './ticket-parts.ts'

/** Mail to the sender of a ticket with the answer. */
export function ticketAnswered(news: TemplateData['ticket-answered'], shop: MailShop): Letter {
  const { answered } = wordsOf(shop).tickets
  return {
    subject: answered.subject(news.number, shop.name),
    preview: answered.preview,
    heading: answered.heading,
    parts: [
      { paragraph: greeting(news.name, shop) },
      ...saidParts(news.words),
      { facts: ticketFacts(news, shop) },
      { paragraph: answered.writeBack },
      seeTicket(news, shop),
    ],
  }
}
