import type { ActionRefusal, OrderAction, OrderState } from '#domain/orders/order-states.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say, type Message } from '../../platform/language/sentence.ts'

/** Reasons against a change other than state and time. */
export type CircumstanceRefusal = 'part-delivered' | 'after-sales-open' | 'unpaid'

/** Why an order did not change, and the state it was in. */
export type RefusedChange = { action: OrderAction; refusal: ActionRefusal | CircumstanceRefusal; state: OrderState }

export function changeRefused({ action, refusal, state }: RefusedChange): AppError {
  if (refusal === 'not-yours') return new AppError('forbidden', say('calls.not-allowed'))
  if (refusal === 'wrong-state') return new AppError('conflict', wrongState(action, state))
  if (refusal === 'part-delivered') {
    return new AppError('conflict', say('orders.part-delivered'))
  }
  if (refusal === 'unpaid') return new AppError('conflict', 'The first payment for this order has not arrived yet.')
  if (refusal === 'after-sales-open') {
    return new AppError('conflict', 'A return or a report of damage of this order waits: please answer it first.')
  }
  return new AppError('conflict', say('orders.too-late-to-cancel'))
}

function wrongState(action: OrderAction, state: OrderState): Message {
  return action === 'return' && state === 'confirm' ? say('orders.not-delivered') : say(`orders.is-${state}`)
}

/** The same refusal for an unknown order and for somebody else's. */
export function orderNotFound(): AppError {
  return new AppError('not_found', say('orders.not-found'))
}

/** The same refusal for a wrong number and for a wrong contact. */
export function nothingTracked(): AppError {
  return new AppError('not_found', say('orders.none-tracked'))
}
