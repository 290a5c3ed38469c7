import { inOneLine } from '#domain/text.ts'
import type { Letter, MailShop } from '../letter.ts'
import { recordUrl } from '../shop-lines.ts'
import { oneLine } from '../typed-text.ts'
import type { TemplateData } from './template-data.ts'
import { ticketFacts } from './ticket-parts.ts'

/** Mail to the shop about a new message on a ticket. */
export function ticketWritten(news: TemplateData['ticket-written'], shop: MailShop): Letter {
  const { number, name, message } = news
  return {
    subject: `More on ${number}`,
    preview: `${oneLine(name)} has written again.`,
    heading: `More on ${number}`,
    parts: [
      { facts: [['From', oneLine(name)], ...ticketFacts(news, shop), ['Message', inOneLine(message)]] },
      { action: 'See the message', url: recordUrl(shop, 'tickets', number) },
    ],
  }
}
