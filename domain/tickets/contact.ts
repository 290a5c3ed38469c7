import { isEmail } from '../accounts/email.ts'
import { parseOrderNumber } from '../orders/order-number.ts'
import { isPlainName } from '../accounts/person-name.ts'
import { parseMobile } from '../accounts/phone.ts'
import { contactKinds, MAX_TICKET_WORDS_LENGTH, type ContactKind } from './tickets.ts'

/** In the order of the form. */
export const contactFields = ['kind', 'order', 'message', 'name', 'email', 'phone'] as const
export type ContactField = (typeof contactFields)[number]
/** As typed; phone and order may stay blank. */
export type ContactForm = Record<ContactField, string>

export type ContactProblem = 'name' | 'email-empty' | 'email' | 'phone' | 'kind' | 'order' | 'message' | 'too-long'

/** Problems of a message to the shop, for the form and the server. */
export function contactProblems(given: ContactForm): Partial<Record<ContactField, ContactProblem>> {
  const email = given.email.trim()
  return {
    ...(!isPlainName(given.name.trim()) && { name: 'name' }),
    ...(!isEmail(email) && { email: email === '' ? 'email-empty' : 'email' }),
    ...(given.phone.trim() !== '' && !parseMobile(given.phone) && { phone: 'phone' }),
    ...(!isContactKind(given.kind) && { kind: 'kind' }),
    ...(given.order.trim() !== '' && parseOrderNumber(given.order) === null && { order: 'order' }),
    ...messageProblem(given.message),
  }
}

/** Problems of a further message in a ticket. */
export function messageProblem(message: string): { message?: 'message' | 'too-long' } {
  if (message.trim() === '') return { message: 'message' }
  return message.trim().length > MAX_TICKET_WORDS_LENGTH ? { message: 'too-long' } : {}
}

export function isContactKind(text: string): text is ContactKind {
  return (contactKinds as readonly string[]).includes(text)
}
