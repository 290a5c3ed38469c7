import { randomUUID } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { AppError } from '../app-error.ts'
import type { Changer } from '../admin/changer.ts'
import type { Secrets } from '../secrets.ts'
import { changeTicket } from './change-ticket.ts'
import { refuseWrongWords } from './refusals.ts'
import { mailClosed } from './ticket-mails.ts'

/**
 * Ends a ticket, for the staff; its sender opens it again by writing.
 *
 * @param words  the sender reads them; '' only where the last word was an answer already
 * @throws AppError invalid_input, not_found; conflict for one that is closed, or that nobody has answered
 */
export async function closeTicket(
  shop: { db: Db; secrets: Secrets },
  ticketId: string,
  { by, words = '' }: { by: Changer; words?: string },
): Promise<void> {
  if (words.trim() !== '') refuseWrongWords(words)
  const said = words.trim() === '' ? null : { id: randomUUID(), text: words.trim() }
  await changeTicket(shop, ticketId, { change: 'closed', by, words: said }, async (tx, ticket, at) => {
    if (ticket.state === 'open' && said === null) {
      throw new AppError('conflict', 'Nobody has answered yet: please say something.')
    }
    await mailClosed(tx, shop.secrets, ticket, { words: said, at })
  })
}
