import { inOneLine } from '#domain/text.ts'
import type { Letter, MailShop } from '../letter.ts'
import { groupedPhone, recordUrl } from '../shop-lines.ts'
import { oneLine } from '../typed-text.ts'
import type { TemplateData } from './template-data.ts'
import { ticketFacts } from './ticket-parts.ts'

/** Mail to the shop about a new ticket. */
export function ticketReceived(news: TemplateData['ticket-received'], shop: MailShop): Letter {
  const { number, kind, name, email, phone, message } = news
  const title = kind === 'complaint' ? `Complaint ${number}` : `Message ${number}`
  return {
    subject: title,
    preview: `${oneLine(name)} waits for an answer.`,
    heading: title,
    parts: [
      {
        facts: [
          ['From', oneLine(name)],
          ['Email', email || 'None: please call'],
          ...(phone === '' ? [] : ([['Phone', groupedPhone(phone)]] satisfies [string, string][])),
          ...ticketFacts(news, shop),
          ['Message', inOneLine(message)],
        ],
      },
      { action: 'See the message', url: recordUrl(shop, 'tickets', number) },
    ],
  }
}
