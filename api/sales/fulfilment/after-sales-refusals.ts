import { MOST_RETURNS } from '#domain/fulfilment/after-sales.ts'
import type { OrderProblem } from '#domain/orders/order-forms.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'

const sentences = {
  forgotten: say('after-sales.forgotten'),
  'not-delivered': say('after-sales.not-delivered'),
  'damage-late': say('after-sales.damage-late'),
  'sent-back': say('after-sales.sent-back'),
  'damage-waits': say('after-sales.damage-waits'),
  'return-late': say('after-sales.return-late'),
  'return-open': say('after-sales.return-open'),
  'many-returns': say('after-sales.many-returns', { most: MOST_RETURNS }),
  'custom-made': say('after-sales.custom-made'),
  withdrawn: say('after-sales.withdrawn'),
  exchanged: say('after-sales.exchanged'),
}
export type AfterSalesRefusal = keyof typeof sentences

export function afterSalesRefused(refusal: AfterSalesRefusal): AppError {
  return new AppError('conflict', sentences[refusal])
}

export function returnNotFound(): AppError {
  return new AppError('not_found', say('returns.not-found'))
}

/** @throws AppError invalid_input that names each wrong field */
export function refuseProblems(problems: Partial<Record<string, OrderProblem>>): void {
  const wrong = Object.entries(problems).flatMap(([field, problem]) =>
    problem === undefined ? [] : [[field, say(`order-problem.${problem}`)] as const],
  )
  if (wrong.length === 0) return
  throw new AppError(
    'invalid_input',
    wrong.map(([, sentence]) => sentence),
    Object.fromEntries(wrong),
  )
}
