import type { OrderActor } from '../orders/order-states.ts'
import type { CustomRequestState } from './production.ts'

type Rule = { from: readonly CustomRequestState[]; to: CustomRequestState; by: OrderActor }

/** Every change of a request for a custom piece: the one table behind every button and route. */
export const customRequestActions = {
  /** An offer; a later one takes the place of the one before. */
  quote: { from: ['requested', 'quoted'], to: 'quoted', by: 'staff' },
  refuse: { from: ['requested', 'quoted'], to: 'refused', by: 'staff' },
  accept: { from: ['quoted'], to: 'accepted', by: 'shopper' },
  decline: { from: ['quoted'], to: 'declined', by: 'shopper' },
  withdraw: { from: ['requested', 'quoted'], to: 'withdrawn', by: 'shopper' },
} as const satisfies Record<string, Rule>

export type CustomRequestAction = keyof typeof customRequestActions
export type CustomRequestEvent = 'request' | CustomRequestAction

export const customRequestEvents = [
  'request',
  ...(Object.keys(customRequestActions) as CustomRequestAction[]),
] as const satisfies CustomRequestEvent[]

/** Whether a request allows an action; whether an offer is still good, custom-quote.ts knows. */
export function requestAllows(action: CustomRequestAction, state: CustomRequestState): boolean {
  const { from }: Rule = customRequestActions[action]
  return from.includes(state)
}
