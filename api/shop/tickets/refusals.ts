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
 * Refuses words that are missing or too long.
 *
 * @throws AppError invalid_input
 */
export function refuseWrongWords(words: string): void {
  const { message } = messageProblem(words)
  if (!message) return
  const sentence = say(`contact-problem.${message}`)
  throw new AppError('invalid_input', sentence, { message: sentence })
}
