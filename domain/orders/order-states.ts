/** As shoppers see them; `confirm` is the specification's word. */
export const orderStates = ['pending', 'confirm', 'delivered', 'cancelled', 'returned'] as const
export type OrderState = (typeof orderStates)[number]

/** States in which nothing is on its way to the shopper any more. */
export const overStates: ReadonlySet<OrderState> = new Set(['delivered', 'cancelled', 'returned'])

/** The acting party. `system` is the shop itself: its jobs, and answers of wallets. */
export type OrderActor = 'shopper' | 'staff' | 'system'

/**
 * After this time guests' orders forget their buyer. Invoices are kept for six years after the fiscal year, and a fiscal year
 * ends a year after the order at the latest.
 */
export const ORDER_BUYER_KEPT_YEARS = 7

/** For how long a shopper can cancel an order, including the last instant. */
export const SHOPPER_CANCELS_WITHIN_MS = 2 * 60 * 60_000

type Rule = { from: readonly OrderState[]; to: OrderState; by: readonly OrderActor[]; shopperWithinMs?: number }

/** Every change of an order's state: the one table behind every button, route and job. */
export const orderActions = {
  confirm: { from: ['pending'], to: 'confirm', by: ['staff', 'system'] },
  deliver: { from: ['confirm'], to: 'delivered', by: ['staff'] },
  cancel: {
    from: ['pending', 'confirm'],
    to: 'cancelled',
    by: ['shopper', 'staff'],
    shopperWithinMs: SHOPPER_CANCELS_WITHIN_MS,
  },
  /** The code was not entered, or the payment by wallet, transfer or deposit did not arrive, in time. */
  expire: { from: ['pending'], to: 'cancelled', by: ['system'] },
  return: { from: ['delivered'], to: 'returned', by: ['staff'] },
} as const satisfies Record<string, Rule>

export type OrderAction = keyof typeof orderActions

/** Why an action is not possible: never by this actor, not from this state, or not any more. */
export type ActionRefusal = 'not-yours' | 'wrong-state' | 'too-late'

export function actionRefusal(
  action: OrderAction,
  order: { state: OrderState; placedAt: Date },
  actor: OrderActor,
  now: Date,
): ActionRefusal | undefined {
  const rule: Rule = orderActions[action]
  if (!rule.by.includes(actor)) return 'not-yours'
  if (!rule.from.includes(order.state)) return 'wrong-state'
  const { shopperWithinMs = Infinity } = rule
  return actor === 'shopper' && now.getTime() - order.placedAt.getTime() > shopperWithinMs ? 'too-late' : undefined
}

/** Returns the actions that an actor can take now: the buttons to show. */
export function possibleActions(
  order: { state: OrderState; placedAt: Date },
  actor: OrderActor,
  now: Date,
): OrderAction[] {
  const actions = Object.keys(orderActions) as OrderAction[]
  return actions.filter((action) => actionRefusal(action, order, actor, now) === undefined)
}
