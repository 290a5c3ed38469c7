import type { Db } from '../../platform/db/client.ts'
import { queueMail, type NewMail } from '../../platform/mail/queue-mail.ts'
import type { TicketNews } from '../../platform/mail/templates/template-data.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { readShopEmail } from '../../platform/mail/mail-queries.ts'
import { decryptTicket, type PrivateTicket, type PrivateWords } from './private-ticket.ts'
import type { StoredTicket } from './ticket-queries.ts'

/**
 * Mails both sides. The sender's mail does not repeat the message, because the address may belong to somebody else.
 * The shop's mail does.
 */
export async function mailNewTicket(tx: Db, secrets: Secrets, ticket: StoredTicket, message: string): Promise<void> {
  const { news, toShop, details } = tellOf(ticket, secrets)
  const { email, phone } = details
  await mailSender(tx, secrets, {
    event: `ticket-opened:${ticket.id}`,
    to: email,
    template: 'ticket-opened',
    language: ticket.language,
    data: news,
  })
  await queueMail(tx, secrets, {
    event: `ticket-received:${ticket.id}`,
    to: await readShopEmail(tx),
    template: 'ticket-received',
    language: 'en',
    data: { ...toShop, email, phone, message },
  })
}

export async function mailWrittenBack(
  tx: Db,
  secrets: Secrets,
  ticket: StoredTicket,
  { id, text }: PrivateWords,
): Promise<void> {
  await queueMail(tx, secrets, {
    event: `ticket-written:${ticket.id}:${id}`,
    to: await readShopEmail(tx),
    template: 'ticket-written',
    language: 'en',
    data: { ...tellOf(ticket, secrets).toShop, message: text },
  })
}

export async function mailAnswered(
  tx: Db,
  secrets: Secrets,
  ticket: StoredTicket,
  { id, text }: PrivateWords,
): Promise<void> {
  const { news, details } = tellOf(ticket, secrets)
  await mailSender(tx, secrets, {
    event: `ticket-answered:${ticket.id}:${id}`,
    to: details.email,
    template: 'ticket-answered',
    language: ticket.language,
    data: { ...news, words: text },
  })
}

/**
 * Mails the sender that their ticket is closed.
 *
 * @param at  when it was closed, because a ticket can be closed repeatedly
 */
export async function mailClosed(
  tx: Db,
  secrets: Secrets,
  ticket: StoredTicket,
  { words, at }: { words: PrivateWords | null; at: Date },
): Promise<void> {
  const { news, details } = tellOf(ticket, secrets)
  await mailSender(tx, secrets, {
    event: `ticket-closed:${ticket.id}:${at.toISOString()}`,
    to: details.email,
    template: 'ticket-closed',
    language: ticket.language,
    data: { ...news, words: words?.text ?? '' },
  })
}

/** Mails the sender, unless a phone number is all that we have of them. */
async function mailSender(tx: Db, secrets: Secrets, mail: NewMail): Promise<void> {
  if (mail.to !== '') await queueMail(tx, secrets, mail)
}

/** Returns what mails say: `news` to the sender, and `toShop` without the sender's key. */
function tellOf(
  ticket: StoredTicket,
  { dataKey, ticketKey }: Secrets,
): { news: TicketNews; toShop: Omit<TicketNews, 'key'>; details: PrivateTicket } {
  const { id, number, kind, orderNumber } = ticket
  const details = decryptTicket(dataKey, id, ticket.privateDetails)
  const toShop = { name: details.name, number, kind, orderNumber }
  return { details, toShop, news: { ...toShop, key: trackKey(ticketKey, number) } }
}
