import type { ReturnRequest } from '#contract/orders.ts'
import type { ReturnState } from '#domain/fulfilment/after-sales.ts'

const usualWay = ['requested', 'approved', 'collected', 'received'] as const

/** Returns the stages of a return, including the current one; a declined or withdrawn return ends there. */
export function returnSteps(state: ReturnState): readonly ReturnState[] {
  return state === 'declined' || state === 'withdrawn' ? ['requested', state] : usualWay
}

/** Returns whether the return is still open; an order has at most one. */
export function isUnderWay({ state }: Pick<ReturnRequest, 'state'>): boolean {
  return state === 'requested' || state === 'approved' || state === 'collected'
}
