import { randomUUID } from 'node:crypto'
import type { StaffOnce } from '../../platform/records/staff-once.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Changer } from '../../platform/records/changer.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { changeTicket } from './change-ticket.ts'
import { wordsOf } from './refusals.ts'
import { mailAnswered } from './ticket-mails.ts'

/**
 * Answers a ticket for the staff.
 *
 * @param words  the sender reads them, in a mail too
 * @param once   idempotency key of the request; a repeated one adds no answer
 * @throws AppError key_reused, invalid_input, not_found; conflict for a closed ticket
 */
export async function answerTicket(
  shop: { db: Db; secrets: Secrets },
  ticketId: string,
  { by, words, once }: { by: Changer; words: string; once?: StaffOnce | undefined },
): Promise<void> {
  const said = { id: randomUUID(), text: wordsOf(words) }
  await changeTicket(shop, ticketId, { change: 'answered', by, words: said, ...(once && { once }) }, (tx, ticket) =>
    mailAnswered(tx, shop.secrets, ticket, said),
  )
}
