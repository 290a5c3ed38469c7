import type { OrderActor } from '../orders/order-states.ts'

/** States of a custom request. An accepted one has become an order. */
export const customRequestStates = ['requested', 'quoted', 'accepted', 'declined', 'withdrawn', 'refused'] as const
export type CustomRequestState = (typeof customRequestStates)[number]

/** How long the personal data and photos of a guest's request are kept after its last change, unless it became an order. */
export const GUEST_REQUEST_KEPT_MONTHS = 12

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

/** How far a custom piece is, in this order; it begins when the deposit has arrived. */
export const productionStages = ['design', 'timber', 'making', 'finishing', 'ready'] as const
export type ProductionStage = (typeof productionStages)[number]

/** The stages that can follow: later ones only, since what was made stays made. All of them before it has begun. */
export function stagesAfter(stage: ProductionStage | undefined): ProductionStage[] {
  return productionStages.slice(stage === undefined ? 0 : productionStages.indexOf(stage) + 1)
}

/** Whether an order's piece can be handed over: it is ready, or was not made to measure. */
export function isMade(custom: { steps: readonly { stage: ProductionStage }[] } | null): boolean {
  return custom === null || custom.steps.some(({ stage }) => stage === 'ready')
}

const WEEK_MS = 7 * 86_400_000

/** When a piece is expected to be ready whose making began then. */
export function readyBy(begunAt: Date, weeks: number): Date {
  return new Date(begunAt.getTime() + weeks * WEEK_MS)
}
