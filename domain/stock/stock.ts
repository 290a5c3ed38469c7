/** Why pieces of a variant came or went. */
export const stockReasons = [
  /** The first count. */
  'opening',
  'sold',
  /** An order was cancelled or has expired. */
  'cancelled',
  'returned',
  /** New ones arrived. */
  'received',
  /** Somebody counted. */
  'counted',
  'damaged',
  'imported',
  /** Sent to another place, and on their way. */
  'sent',
  /** Arrived from another place. */
  'arrived',
] as const

export type StockReason = (typeof stockReasons)[number]

/** Those that staff choose. */
export const handReasons = ['received', 'counted', 'damaged'] as const satisfies StockReason[]

/** Maximum pieces of one variant; a higher number is a typing error. */
export const MAX_STOCK = 1_000_000
export const MAX_STOCK_NOTE_LENGTH = 300

/** Sales of this period tell how long a stock lasts. */
export const SALES_PERIOD_DAYS = 30

/**
 * Number of days until a stock is sold out at the present rate.
 *
 * @param sold  pieces in the last SALES_PERIOD_DAYS
 * @returns     null where none was sold
 */
export function daysLeft(stock: number, sold: number): number | null {
  return sold > 0 ? Math.floor((stock * SALES_PERIOD_DAYS) / sold) : null
}
