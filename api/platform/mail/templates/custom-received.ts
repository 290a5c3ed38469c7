import { inOneLine } from '#domain/text.ts'
import type { Letter, MailShop } from '../letter.ts'
import { groupedPhone, recordUrl } from '../shop-lines.ts'
import { oneLine } from '../typed-text.ts'
import { pieceFacts } from './custom-parts.ts'
import type { TemplateData } from './template-data.ts'

/** Mail to the shop about a new request. */
export function customReceived(request: TemplateData['custom-received'], shop: MailShop): Letter {
  const { number, name, phone, email, instructions, photos } = request
  const facts: [string, string][] = [
    ['Customer', oneLine(name)],
    ['Phone', groupedPhone(phone)],
    ['Email', email],
    ...pieceFacts(request, shop),
    ['Photos', String(photos)],
  ]
  if (instructions !== '') facts.push(['Instructions', inOneLine(instructions)])
  return {
    subject: `Custom piece ${number}`,
    preview: `${oneLine(name)} asks for an offer.`,
    heading: `Custom piece ${number}`,
    parts: [{ facts }, { action: 'See the request', url: recordUrl(shop, 'custom-requests', number) }],
  }
}
