import type { Rupees } from '../money.ts'

/** How an exchange sets the delivery fee of the order that goes out: `free`, or as for a new order. */
export const exchangeFees = ['free', 'rule'] as const
export type ExchangeFee = (typeof exchangeFees)[number]

/**
 * Returns who owes what in an exchange: at most one of `due` and `refund` is above 0.
 *
 * @param worth  price of the pieces that come back
 * @param total  of the order that goes out
 */
export function settleExchange(worth: Rupees, total: Rupees): { pays: Rupees; due: Rupees; refund: Rupees } {
  const pays = Math.min(worth, total)
  return { pays, due: total - pays, refund: worth - pays }
}
