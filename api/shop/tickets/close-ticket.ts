import { randomUUID } from 'node:crypto'
import { refuseVariables } from '../../platform/canned-replies/refuse-variables.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { changeTicket } from './change-ticket.ts'
import { wordsOf } from './refusals.ts'
import { takeAnswer, type AnsweringShop, type Answerer } from './take-answer.ts'
import { mailClosed } from './ticket-mails.ts'

/**
 * Closes a ticket for the staff; its sender reopens it by writing.
 *
 * @param words  the sender reads them; may be '' only after an answer
 * @throws AppError invalid_input, not_found; conflict for a ticket that is closed, or unanswered without words;
 *   too_many_requests for words
 */
export async function closeTicket(
  shop: AnsweringShop,
  ticketId: string,
  { by, words = '' }: { by: Answerer; words?: string },
): Promise<void> {
  refuseVariables(words, 'message')
  const said = words.trim() === '' ? null : { id: randomUUID(), text: wordsOf(words) }
  await changeTicket(shop, ticketId, { change: 'closed', by, words: said }, async (tx, ticket, at) => {
    if (ticket.state === 'open' && said === null) {
      throw new AppError('conflict', 'Nobody has answered yet: please say something.')
    }
    if (said) await takeAnswer(tx, shop.addressLimits, ticketId, by)
    await mailClosed(tx, shop.secrets, ticket, { words: said, at })
  })
}
