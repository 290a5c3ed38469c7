import { sumOf } from '../sum.ts'

/** States of a report of damage. */
export const damageStates = ['reported', 'accepted', 'declined'] as const
export type DamageState = (typeof damageStates)[number]

/** How the shop makes up for damage. */
const damageRemedies = ['replacement', 'repair', 'refund'] as const
export type DamageRemedy = (typeof damageRemedies)[number]

/** What became of accepted damage: the remedy, or `returned` once the buyer sent back all such pieces instead. */
export const damageOutcomes = [...damageRemedies, 'returned'] as const
export type DamageOutcome = (typeof damageOutcomes)[number]

/** The stages of sending goods back; `received` is when the shop has them and gives the money back. */
export const returnStates = ['requested', 'approved', 'declined', 'withdrawn', 'collected', 'received'] as const
export type ReturnState = (typeof returnStates)[number]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The FAQ's promises, counted from the delivery, the last instant included. */
export const REPORT_DAMAGE_WITHIN_MS = 48 * HOUR_MS
export const ASK_RETURN_WITHIN_DAYS = 30
export const ASK_RETURN_WITHIN_MS = ASK_RETURN_WITHIN_DAYS * DAY_MS

/** Maximum number of returns of one order, withdrawn ones included. */
export const MOST_RETURNS = 5

type Pieces = { position: number; quantity: number }

/** Pieces of an order's lines, and when their buyer got them. */
export type DeliveredPieces = Pieces & { deliveredAt: Date }

/** The last instant to report damage of a line, counted from its newest pieces. Null when none was delivered. */
export function damageUntil(delivered: readonly DeliveredPieces[], position: number): Date | null {
  const times = delivered
    .filter((pieces) => pieces.position === position)
    .map(({ deliveredAt }) => deliveredAt.getTime())
  return times.length === 0 ? null : new Date(Math.max(...times) + REPORT_DAMAGE_WITHIN_MS)
}

/**
 * Number of pieces of a line that can be returned now. Of pieces delivered at different times, the returned ones count
 * as the oldest.
 *
 * @param sentBack  number of pieces in other returns, except declined and withdrawn ones
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

/** The last instant to return pieces that were delivered at this time. */
export function returnUntil(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + ASK_RETURN_WITHIN_MS)
}

/** Whether pieces in a return in this state are on their way back, or back. */
export function isSendingBack(state: ReturnState): boolean {
  return state !== 'declined' && state !== 'withdrawn'
}

/** Whether a return in this state is unfinished. An order has at most one such return. */
export function isReturnOpen(state: ReturnState): boolean {
  return state === 'requested' || state === 'approved' || state === 'collected'
}

type ReturnRule = { from: readonly ReturnState[]; to: ReturnState; by: 'shopper' | 'staff' }

/** Every change of a return's state: buttons, routes and verbs all follow this table. */
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
 * The price of some pieces of a line after reductions. In whichever order they are returned, the prices of all pieces
 * add up to exactly that of the line.
 *
 * @param before  number of its pieces that are being returned already
 */
export function priceOfPieces({ total, quantity }: PaidLine, before: number, pieces: number): number {
  const upTo = (count: number) => Math.floor((total * count) / quantity)
  return upTo(before + pieces) - upTo(before)
}

function quantityOf({ quantity }: { quantity: number }): number {
  return quantity
}
