import { isEmail } from '../accounts/email.ts'
import { isPlainName } from '../accounts/person-name.ts'
import { parseMobile } from '../accounts/phone.ts'
import { revealsContact } from './reveals-contact.ts'

/** UTF-16 units, as `maxlength` of an input counts; without blanks at either end. The database has the same bounds. */
export const QUESTION_LENGTH = { least: 10, most: 500 }
export const ANSWER_LENGTH = { least: 2, most: 1_000 }
export const MODERATION_REASON_MAX_LENGTH = 300

/** Answers of a question, by staff and buyers together, hidden ones included. */
export const MAX_ANSWERS = 20
/** Questions about one product that wait for staff. More are refused until staff have read some. */
export const MAX_WAITING_QUESTIONS = 50

/** Own questions about one product that its page shows to a member, the newest ones. */
export const MAX_OWN_SHOWN = 50

/** How long we keep the email address or phone number of a guest whose question nobody answers. */
export const ASKER_CONTACT_KEPT_DAYS = 90
/** How long we keep what was never published. */
export const UNPUBLISHED_KEPT_MONTHS = 12

/** Questions, and answers of buyers, wait until staff have read them. */
export const postStates = ['waiting', 'published', 'hidden'] as const
export type PostState = (typeof postStates)[number]

export type OwnQuestionAct = 'edit' | 'delete'
/** What is hidden stays as staff read it. */
const ownQuestionActs: Record<PostState, readonly OwnQuestionAct[]> = {
  waiting: ['edit', 'delete'],
  published: ['delete'],
  hidden: [],
}

/** Whether members may edit or delete a question of their own. */
export function mayChangeOwn(state: PostState, act: OwnQuestionAct): boolean {
  return ownQuestionActs[state].includes(act)
}

export const answerers = ['staff', 'buyer'] as const
export type Answerer = (typeof answerers)[number]

/** In the order in which they stand in the form. */
export const questionFields = ['text', 'name', 'contact'] as const
export type QuestionField = (typeof questionFields)[number]
/** As typed. A member sends a text alone: name and address come from the account. */
export type QuestionForm = Record<QuestionField, string>

export type PostProblem = 'short' | 'long' | 'private'
/** `name-shop` is the server's to find: it knows the shop's name in each language. */
export type QuestionProblem = `text-${PostProblem}` | 'name' | 'name-shop' | 'contact'

/** Returns what is wrong with a question; the form and the server both ask this. */
export function questionProblems(
  given: QuestionForm,
  isMember: boolean,
): Partial<Record<QuestionField, QuestionProblem>> {
  const text = postProblem(given.text, QUESTION_LENGTH)
  return {
    ...(text && { text: `text-${text}` as const }),
    ...(!isMember && !isName(given.name.trim()) && { name: 'name' }),
    ...(!isMember && !askerContact(given.contact) && { contact: 'contact' }),
  }
}

function isName(name: string): boolean {
  return isPlainName(name) && !revealsContact(name)
}

/** Returns what is wrong with a buyer's answer. */
export function answerProblem(text: string): PostProblem | undefined {
  return postProblem(text, ANSWER_LENGTH)
}

/** The same for staff, who may name the shop's phone number and its pages. */
export function staffAnswerProblem(text: string): PostProblem | undefined {
  const problem = answerProblem(text)
  return problem === 'private' ? undefined : problem
}

function postProblem(typed: string, { least, most }: { least: number; most: number }): PostProblem | undefined {
  const text = typed.trim()
  const { length } = text
  if (length < least) return 'short'
  if (length > most) return 'long'
  return revealsContact(text) ? 'private' : undefined
}

export type AskerContact = { email: string } | { phone: string }

/**
 * Reads the one field for an email address or a mobile number.
 *
 * @returns null when it is neither; an empty object for an empty field
 */
export function askerContact(typed: string): AskerContact | Record<string, never> | null {
  const contact = typed.trim()
  if (contact === '') return {}
  const phone = parseMobile(contact)
  if (phone) return { phone }
  return isEmail(contact) ? { email: contact } : null
}

/** Why a member cannot answer a question. */
export type AnswerRefusal = 'not-bought' | 'answered' | 'full'

/** Whether an account may answer: a buyer who received the product, once, while there is room. */
export function answerRefusal(given: {
  isBuyer: boolean
  hasAnswered: boolean
  answers: number
}): AnswerRefusal | undefined {
  if (!given.isBuyer) return 'not-bought'
  if (given.hasAnswered) return 'answered'
  return given.answers >= MAX_ANSWERS ? 'full' : undefined
}
