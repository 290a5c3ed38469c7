import { MOST_RETURNS } from '#domain/after-sales.ts'
import { orderProblemTexts, type OrderProblem } from '#domain/order-forms.ts'
import { AppError } from '../app-error.ts'

const sentences = {
  forgotten: 'The account behind this order was deleted. Please call us: we will see what we can do.',
  'not-delivered': 'This was not delivered yet.',
  'damage-late':
    'Damage can be reported within 48 hours of the delivery, and these are over. Please call us: we will see what we can do.',
  'sent-back': 'All of this went back to us already.',
  'damage-waits': 'You have reported damage to this already: we answer soon.',
  'return-late': 'Goods can be sent back within 30 days of the delivery, and these are over.',
  'return-open': 'A return of this order is on its way already. Another one can follow when we have it.',
  'many-returns': `A return of an order can be asked for ${MOST_RETURNS} times. Please call us: we will see what we can do.`,
  'custom-made': 'What was made to your measure cannot be sent back. If it is damaged, please tell us within 48 hours.',
  withdrawn: 'This return cannot be withdrawn any more.',
} as const
export type AfterSalesRefusal = keyof typeof sentences

export function afterSalesRefused(refusal: AfterSalesRefusal): AppError {
  return new AppError('conflict', sentences[refusal])
}

export function returnNotFound(): AppError {
  return new AppError('not_found', 'This order has no such return.')
}

/** @throws AppError invalid_input that names each wrong field, where there is any */
export function refuseProblems(problems: Partial<Record<string, OrderProblem>>): void {
  const wrong = Object.entries(problems).flatMap(([field, problem]) =>
    problem === undefined ? [] : [[field, orderProblemTexts[problem]] as const],
  )
  if (wrong.length === 0) return
  throw new AppError('invalid_input', wrong.map(([, sentence]) => sentence).join('; '), Object.fromEntries(wrong))
}
