import { MOST_RETURNS } from '#domain/fulfilment/after-sales.ts'
import { MAX_WORDS_LENGTH, orderProblemTexts, type OrderProblem } from '#domain/orders/order-forms.ts'
import { MAX_PHOTOS } from '#domain/photos/photos.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say, type Sentence } from '../../platform/language/sentence.ts'

const sentences = {
  forgotten: 'The account of this order was deleted. Please call us and we will see what we can do.',
  'not-delivered': 'This is not delivered yet.',
  'damage-late':
    'You can report damage within 48 hours of delivery. That time has passed; please call us and we will see what we can do.',
  'sent-back': 'You have already returned all of this.',
  'damage-waits': 'You have already reported damage to this. We will answer soon.',
  'return-late': 'You can return goods within 30 days of delivery. That time has passed.',
  'return-open': 'You already have a return for this order. You can request another one once we have received it.',
  'many-returns': say(
    'You can request a return {most} times per order. Please call us and we will see what we can do.',
    { most: MOST_RETURNS },
  ),
  'custom-made': 'You cannot return a custom piece. If it is damaged, please tell us within 48 hours.',
  withdrawn: 'This return can no longer be withdrawn.',
}
export type AfterSalesRefusal = keyof typeof sentences

export function afterSalesRefused(refusal: AfterSalesRefusal): AppError {
  return new AppError('conflict', sentences[refusal])
}

export function returnNotFound(): AppError {
  return new AppError('not_found', 'This order has no such return.')
}

/** The sentences of the domain in English, with placeholders for the numbers. */
export const problemSentences: Record<OrderProblem, Sentence> = {
  ...orderProblemTexts,
  'many-photos': say('You can send at most {most} photos', { most: MAX_PHOTOS }),
  'long-words': say('Please use at most {most} characters', { most: MAX_WORDS_LENGTH }),
}

/** @throws AppError invalid_input that names each wrong field */
export function refuseProblems(problems: Partial<Record<string, OrderProblem>>): void {
  const wrong = Object.entries(problems).flatMap(([field, problem]) =>
    problem === undefined ? [] : [[field, problemSentences[problem]] as const],
  )
  if (wrong.length === 0) return
  throw new AppError(
    'invalid_input',
    wrong.map(([, sentence]) => sentence),
    Object.fromEntries(wrong),
  )
}
