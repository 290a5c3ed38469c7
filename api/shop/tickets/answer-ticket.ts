import { randomUUID } from 'node:crypto'
import { refuseVariables } from '../../platform/canned-replies/refuse-variables.ts'
import type { StaffOnce } from '../../platform/records/staff-once.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import { changeTicket } from './change-ticket.ts'
import { wordsOf } from './refusals.ts'
import { takeAnswer, type AnsweringShop, type Answerer } from './take-answer.ts'
import { mailAnswered } from './ticket-mails.ts'
import { countEvents } from './ticket-queries.ts'

/** Answers in one conversation: each look at it reads all of them. */
const MOST_ANSWERS = 200

/**
 * Answers a ticket for the staff.
 *
 * @param words  the sender reads them, in a mail too
 * @param once   idempotency key of the request; a repeated one adds no answer
 * @throws AppError key_reused, invalid_input, not_found; conflict for a closed ticket or one with 200 answers;
 *   too_many_requests
 */
export async function answerTicket(
  shop: AnsweringShop,
  ticketId: string,
  { by, words, once }: { by: Answerer; words: string; once?: StaffOnce | undefined },
): Promise<void> {
  refuseVariables(words, 'message')
  const said = { id: randomUUID(), text: wordsOf(words) }
  const deed = { change: 'answered', by, words: said, ...(once && { once }) } as const
  await changeTicket(shop, ticketId, deed, async (tx, ticket) => {
    await refuseFull(tx, ticketId)
    await takeAnswer(tx, shop.addressLimits, ticketId, by)
    await mailAnswered(tx, shop.secrets, ticket, said)
  })
}

async function refuseFull(tx: Db, ticketId: string): Promise<void> {
  if ((await countEvents(tx, ticketId, 'answered')) <= MOST_ANSWERS) return
  throw new AppError('conflict', say('tickets.too-many-replies', { most: MOST_ANSWERS }))
}
