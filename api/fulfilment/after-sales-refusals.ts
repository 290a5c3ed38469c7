import { MOST_RETURNS } from '#domain/after-sales.ts'
import { MAX_WORDS_LENGTH, orderProblemTexts, type OrderProblem } from '#domain/order-forms.ts'
import { MAX_PHOTOS } from '#domain/photos.ts'
import { AppError } from '../app-error.ts'
import { say, type Sentence } from '../language/sentence.ts'

const sentences = {
  forgotten: 'The account behind this order was deleted. Please call us: we will see what we can do.',
  'not-delivered': 'This was not delivered yet.',
  'damage-late':
    'Damage can be reported within 48 hours of the delivery, and these are over. Please call us: we will see what we can do.',
  'sent-back': 'All of this went back to us already.',
  'damage-waits': 'You have reported damage to this already: we answer soon.',
  'return-late': 'Goods can be sent back within 30 days of the delivery, and these are over.',
  'return-open': 'A return of this order is on its way already. Another one can follow when we have it.',
  'many-returns': say(
    'A return of an order can be asked for {most} times. Please call us: we will see what we can do.',
    { most: MOST_RETURNS },
  ),
  'custom-made': 'What was made to your measure cannot be sent back. If it is damaged, please tell us within 48 hours.',
  withdrawn: 'This return cannot be withdrawn any more.',
}
export type AfterSalesRefusal = keyof typeof sentences

export function afterSalesRefused(refusal: AfterSalesRefusal): AppError {
  return new AppError('conflict', sentences[refusal])
}

export function returnNotFound(): AppError {
  return new AppError('not_found', 'This order has no such return.')
}

/** In English as the domain has them, but with places for the figures. */
export const problemSentences: Record<OrderProblem, Sentence> = {
  ...orderProblemTexts,
  'many-photos': say('At most {most} photos can be sent', { most: MAX_PHOTOS }),
  'long-words': say('Please use at most {most} characters', { most: MAX_WORDS_LENGTH }),
}

/** @throws AppError invalid_input that names each wrong field, where there is any */
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
