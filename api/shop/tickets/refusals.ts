import { tidyPost } from '#domain/tidy-post.ts'
import { messageProblem } from '#domain/tickets/contact.ts'
import type { TicketChange, TicketState } from '#domain/tickets/tickets.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'

/** The same refusal for an unknown ticket and for another person's. */
export function ticketNotFound(): AppError {
  return new AppError('not_found', say('tickets.not-found'))
}

export function changeRefused(change: TicketChange, state: TicketState): AppError {
  return new AppError('conflict', say('tickets.wrong-state', { state, change }))
}

/**
 * Returns the words of a message as we store them, without invisible characters.
 *
 * @throws AppError invalid_input when they are missing or too long
 */
export function wordsOf(typed: string): string {
  const words = tidyPost(typed)
  const { message } = messageProblem(words)
  if (!message) return words
  const sentence = say(`contact-problem.${message}`)
  throw new AppError('invalid_input', sentence, { message: sentence })
}
