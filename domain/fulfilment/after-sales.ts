import { sumOf } from '../sum.ts'

/** What becomes of a report of damage. */
export const damageStates = ['reported', 'accepted', 'declined'] as const
export type DamageState = (typeof damageStates)[number]

/** How the shop makes up for damage. */
export const damageRemedies = ['replacement', 'repair', 'refund'] as const
export type DamageRemedy = (typeof damageRemedies)[number]

/** The stages of sending goods back; `received` is when the shop has them and gives the money back. */
export const returnStates = ['requested', 'approved', 'declined', 'withdrawn', 'collected', 'received'] as const
export type ReturnState = (typeof returnStates)[number]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The FAQ's promises, counted from the delivery, the last instant included. */
export const REPORT_DAMAGE_WITHIN_MS = 48 * HOUR_MS
export const ASK_RETURN_WITHIN_MS = 30 * DAY_MS

/** Maximum number of returns of one order, withdrawn ones included. */
export const MOST_RETURNS = 5

type Pieces = { position: number; quantity: number }

/** Pieces of an order's lines, and when their buyer got them. */
export type DeliveredPieces = Pieces & { deliveredAt: Date }

/** The last instant at which damage of a line can be reported: of its newest pieces. Null when nothing of it was delivered. */
export function damageUntil(delivered: readonly DeliveredPieces[], position: number): Date | null {
  const times = delivered
    .filter((pieces) => pieces.position === position)
    .map(({ deliveredAt }) => deliveredAt.getTime())
  return times.length === 0 ? null : new Date(Math.max(...times) + REPORT_DAMAGE_WITHIN_MS)
}

/**
 * How many pieces of a line can be sent back now. Of pieces that came at different times, those that went back already
 * count as the oldest.
 *
 * @param sentBack  pieces in other returns, those that were declined or withdrawn excepted
 */
export function returnablePieces(
  delivered: readonly DeliveredPieces[],
  sentBack: readonly Pieces[],
  position: number,
  now: Date,
): number {
  const ofLine = delivered.filter((pieces) => pieces.position === position)
  const inTime = ofLine.filter(({ deliveredAt }) => now <= returnUntil(deliveredAt))
  const returned = sentBack.filter((pieces) => pieces.position === position)
  const left = sumOf(ofLine, quantityOf) - sumOf(returned, quantityOf)
  return Math.max(0, Math.min(sumOf(inTime, quantityOf), left))
}

/** The last instant at which pieces that were delivered then can be sent back. */
export function returnUntil(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + ASK_RETURN_WITHIN_MS)
}

/** Whether pieces in a return in this state are on their way back, or back. */
export function isSendingBack(state: ReturnState): boolean {
  return state !== 'declined' && state !== 'withdrawn'
}

/** Whether a return in this state waits for something; there is one such for an order. */
export function isReturnOpen(state: ReturnState): boolean {
  return state === 'requested' || state === 'approved' || state === 'collected'
}

type ReturnRule = { from: readonly ReturnState[]; to: ReturnState; by: 'shopper' | 'staff' }

/** Every change of a return: the one table behind every button, route and verb. */
export const returnActions = {
  approve: { from: ['requested'], to: 'approved', by: 'staff' },
  decline: { from: ['requested'], to: 'declined', by: 'staff' },
  withdraw: { from: ['requested', 'approved'], to: 'withdrawn', by: 'shopper' },
  collect: { from: ['approved'], to: 'collected', by: 'staff' },
  /** Collected, or brought to the shop. */
  receive: { from: ['approved', 'collected'], to: 'received', by: 'staff' },
} as const satisfies Record<string, ReturnRule>
export type ReturnAction = keyof typeof returnActions

export function isReturnActionPossible(action: ReturnAction, state: ReturnState): boolean {
  const { from }: ReturnRule = returnActions[action]
  return from.includes(state)
}

/** What was paid for a line of an order. */
type PaidLine = {
  /** Whole rupees after reductions. */
  total: number
  quantity: number
}

/**
 * What some pieces of a line cost after reductions: whatever the order in which they go back, all of them together are
 * exactly what the line cost.
 *
 * @param before  how many of it are on their way back already
 */
export function priceOfPieces({ total, quantity }: PaidLine, before: number, pieces: number): number {
  const upTo = (count: number) => Math.floor((total * count) / quantity)
  return upTo(before + pieces) - upTo(before)
}

function quantityOf({ quantity }: { quantity: number }): number {
  return quantity
}
