import type { ReturnRequest } from '#contract/orders.ts'
import type { ReturnState } from '#domain/fulfilment/after-sales.ts'

const usualWay = ['requested', 'approved', 'collected', 'received'] as const

/** The stages a return goes through, the present one among them; one that came to nothing ends there. */
export function returnSteps(state: ReturnState): readonly ReturnState[] {
  return state === 'declined' || state === 'withdrawn' ? ['requested', state] : usualWay
}

/** Whether it neither came to its end nor to nothing: one at a time is. */
export function isUnderWay({ state }: Pick<ReturnRequest, 'state'>): boolean {
  return state === 'requested' || state === 'approved' || state === 'collected'
}
