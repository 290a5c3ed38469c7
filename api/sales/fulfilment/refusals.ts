import type { DriverActRefusal } from '#domain/drive/driver-acts.ts'
import { MOST_MOVES, type PlanningRefusal } from '#domain/fulfilment/delivery-planning.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say, type Message, type Sentence } from '../../platform/language/sentence.ts'

const planningSentences: Record<PlanningRefusal, Message> = {
  pickup: say('deliveries.planning.pickup'),
  'by-arrangement': say('deliveries.planning.by-arrangement'),
  'not-open': say('deliveries.planning.not-open'),
  out: say('deliveries.planning.out'),
  'too-late': say('deliveries.planning.too-late'),
  'no-moves-left': say('deliveries.planning.no-moves-left', { most: MOST_MOVES }),
}

export function planningRefused(refusal: PlanningRefusal): AppError {
  return new AppError('conflict', planningSentences[refusal])
}

export function dayNotOffered(): AppError {
  return new AppError('conflict', say('deliveries.day-not-offered'))
}

export function slotFull(): AppError {
  return new AppError('conflict', say('deliveries.slot-full'))
}

export function dayTakenByUnpaid(): AppError {
  return new AppError('conflict', say('deliveries.day-taken-by-unpaid'))
}

export function deliveryNotFound(): AppError {
  return new AppError('not_found', say('deliveries.not-found'))
}

/**
 * Refuses an order that is neither confirmed nor delivered: only then can its pieces be refunded and returned.
 *
 * @throws AppError conflict
 */
export function refuseEnded({ state }: { state: OrderState }): void {
  if (state !== 'confirm' && state !== 'delivered') throw refused(say('orders.is-in-state', { state }))
}

/** A refusal at the door. A driver reads `why` in the words of the app, and the office the sentence. */
export class RefusedAtDoor extends AppError {
  readonly why: DriverActRefusal
  constructor(why: DriverActRefusal, sentence: Sentence, code: 'conflict' | 'forbidden' = 'conflict') {
    super(code, sentence)
    this.why = why
  }
}

/** Returns the error for staff when an action is not possible; the back office shows it. */
export function refused(sentence: Sentence): AppError {
  return new AppError('conflict', sentence)
}
