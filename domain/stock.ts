/** Why pieces of a variant came or went. */
export const stockReasons = [
  /** What there was when it was written down first. */
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
] as const

export type StockReason = (typeof stockReasons)[number]
