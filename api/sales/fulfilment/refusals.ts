import { MOST_MOVES, type PlanningRefusal } from '#domain/fulfilment/delivery-planning.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say, type Sentence } from '../../platform/language/sentence.ts'

const planningSentences: Record<PlanningRefusal, Sentence> = {
  pickup: 'You collect this order at the shop, during our opening hours.',
  'by-arrangement': 'We call you to agree on the day of this delivery.',
  'not-open': 'Nothing in this delivery is still to come, so there is no day to choose.',
  out: 'This delivery is already on its way to you.',
  'too-late':
    'You can change the day until 17:00 the day before. That time has passed; please call us and we will see what we can do.',
  'no-moves-left': say(
    'You can change the day {most} times, and you have done so. Please call us and we will see what we can do.',
    { most: MOST_MOVES },
  ),
}

export function planningRefused(refusal: PlanningRefusal): AppError {
  return new AppError('conflict', planningSentences[refusal])
}

export function dayNotOffered(): AppError {
  return new AppError('conflict', 'We do not deliver this order on that day. Please choose one of the days shown.')
}

export function slotFull(): AppError {
  return new AppError('conflict', 'This time has just been taken. Please choose another one.')
}

export function deliveryNotFound(): AppError {
  return new AppError('not_found', 'This order has no such delivery.')
}

/**
 * Refuses an order that is neither confirmed nor delivered: only then can its pieces be refunded and returned.
 *
 * @throws AppError conflict
 */
export function refuseEnded({ state }: { state: OrderState }): void {
  if (state !== 'confirm' && state !== 'delivered') throw refused(say('This order is {state}.', { state: say(state) }))
}

/** Returns the error for staff when an action is not possible; the back office shows it. */
export function refused(sentence: Sentence): AppError {
  return new AppError('conflict', sentence)
}
