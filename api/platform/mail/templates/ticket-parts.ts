import { inOneLine } from '#domain/text.ts'
import type { LetterPart, MailShop } from '../letter.ts'
import { pageUrl } from '../shop-lines.ts'
import { mailText } from '../mail-text.ts'
import type { TicketNews } from './template-data.ts'

/** Returns the ticket details that every mail about it shows. */
export function ticketFacts(
  { number, kind, orderNumber }: Pick<TicketNews, 'number' | 'kind' | 'orderNumber'>,
  shop: MailShop,
): [string, string][] {
  const text = mailText(shop)
  return [
    [text('mail.ticket.number'), number],
    [text('mail.ticket.about'), text(`mail.ticket.kind.${kind}`)],
    ...(orderNumber === '' ? [] : ([[text('mail.ticket.order'), orderNumber]] satisfies [string, string][])),
  ]
}

export function seeTicket(news: TicketNews, shop: MailShop): LetterPart {
  return { action: mailText(shop)('mail.ticket.see'), url: ticketUrl(news, shop) }
}

/** Returns the link that opens the ticket, also without a login. */
function ticketUrl({ number, key }: Pick<TicketNews, 'number' | 'key'>, shop: MailShop): string {
  return pageUrl(shop, `/contact/${encodeURIComponent(number)}?key=${key}`)
}

/** Returns each line of a message as a paragraph; no parts for an empty message. */
export function saidParts(words: string): LetterPart[] {
  const lines = words.split('\n').map(inOneLine)
  return lines.filter((line) => line !== '').map((paragraph) => ({ paragraph }))
}
