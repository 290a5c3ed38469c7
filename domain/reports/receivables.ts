import { daysBetween } from '../calendar/bikram-sambat.ts'
import type { OrderState } from '../orders/order-states.ts'
import type { Rupees } from '../money.ts'

/** Ages of orders in days since they were placed; the last one has no end. */
export const ages = [
  { name: '0 to 7 days', most: 7 },
  { name: '8 to 14 days', most: 14 },
  { name: '15 to 30 days', most: 30 },
  { name: 'over 30 days', most: Number.POSITIVE_INFINITY },
] as const

/** What buyers of open orders owe, and what the shop holds for them. */
export type Claims = {
  orders: number
  total: Rupees
  /** Paid before the delivery, less its refunds; `deposits` is the part of orders that are not paid in full. */
  held: Rupees
  deposits: Rupees
  due: Rupees
  /** `due` by the age of the order, as `ages`. */
  byAge: Rupees[]
}

export const noClaims: Claims = { orders: 0, total: 0, held: 0, deposits: 0, due: 0, byAge: ages.map(() => 0) }

type OpenOrder = { state: OrderState; total: Rupees; counted: Rupees; refunded: Rupees; placedOn: string }

/**
 * The claims of one open order.
 *
 * @param counted   what counts of its payments
 * @param refunded  refunds of that, paid or promised: the shop holds none of it for the order any more
 * @param placedOn  day in Nepal, like `today`
 */
export function claimOf({ state, total, counted, refunded, placedOn }: OpenOrder, today: string): Claims {
  const due = state === 'confirm' ? Math.max(0, total - counted) : 0
  const held = Math.max(0, counted - refunded)
  const days = Math.max(0, daysBetween(placedOn, today))
  const age = ages.findIndex(({ most }) => days <= most)
  return {
    orders: 1,
    total,
    held,
    deposits: counted < total ? held : 0,
    due,
    byAge: ages.map((_, at) => (at === age ? due : 0)),
  }
}

export function addClaims(one: Claims, other: Claims): Claims {
  return {
    orders: one.orders + other.orders,
    total: one.total + other.total,
    held: one.held + other.held,
    deposits: one.deposits + other.deposits,
    due: one.due + other.due,
    byAge: one.byAge.map((due, at) => due + other.byAge[at]!),
  }
}
