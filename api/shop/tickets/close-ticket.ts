import { randomUUID } from 'node:crypto'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Changer } from '../../platform/records/changer.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { changeTicket } from './change-ticket.ts'
import { wordsOf } from './refusals.ts'
import { mailClosed } from './ticket-mails.ts'

/**
 * Closes a ticket for the staff; its sender reopens it by writing.
 *
 * @param words  the sender reads them; may be '' only after an answer
 * @throws AppError invalid_input, not_found; conflict for a ticket that is closed, or unanswered without words
 */
export async function closeTicket(
  shop: { db: Db; secrets: Secrets },
  ticketId: string,
  { by, words = '' }: { by: Changer; words?: string },
): Promise<void> {
  const said = words.trim() === '' ? null : { id: randomUUID(), text: wordsOf(words) }
  await changeTicket(shop, ticketId, { change: 'closed', by, words: said }, async (tx, ticket, at) => {
    if (ticket.state === 'open' && said === null) {
      throw new AppError('conflict', 'Nobody has answered yet: please say something.')
    }
    await mailClosed(tx, shop.secrets, ticket, { words: said, at })
  })
}
