import type { ActionRefusal, OrderAction, OrderState } from '#domain/orders/order-states.ts'
import { AppError } from '../../platform/errors/app-error.ts'

/** What stands against a change besides state and time. */
export type CircumstanceRefusal = 'part-delivered' | 'after-sales-open' | 'unpaid'

/** Why an order did not change, and what it was then. */
export type RefusedChange = { action: OrderAction; refusal: ActionRefusal | CircumstanceRefusal; state: OrderState }

const alreadyThere: Record<OrderState, string> = {
  pending: 'This order is not confirmed yet.',
  confirm: 'This order is already confirmed.',
  delivered: 'This order is already delivered.',
  cancelled: 'This order is already cancelled.',
  returned: 'This order is already returned.',
}

export function changeRefused({ action, refusal, state }: RefusedChange): AppError {
  if (refusal === 'not-yours') return new AppError('forbidden', 'You are not allowed to do this.')
  if (refusal === 'wrong-state') return new AppError('conflict', wrongState(action, state))
  if (refusal === 'part-delivered') {
    return new AppError('conflict', 'Part of this order is already delivered. You can return what you do not want.')
  }
  if (refusal === 'unpaid')
    return new AppError('conflict', 'What is to be paid of this order first has not arrived yet.')
  if (refusal === 'after-sales-open') {
    return new AppError('conflict', 'A return or a report of damage of this order waits: please answer it first.')
  }
  return new AppError(
    'conflict',
    'You can cancel an order within 2 hours of placing it. That time has passed; please call us and we will see what we can do.',
  )
}

function wrongState(action: OrderAction, state: OrderState): string {
  return action === 'return' && state === 'confirm' ? 'This order is not delivered yet.' : alreadyThere[state]
}

/** The same whether there is no such order or it is somebody else's. */
export function orderNotFound(): AppError {
  return new AppError('not_found', 'Order not found.')
}

/** The same whether the number is wrong or the contact. */
export function nothingTracked(): AppError {
  return new AppError('not_found', 'No order matches this number with this phone or email.')
}
