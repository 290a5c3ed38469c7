import type { Rupees } from '../money.ts'

/** What a delivery costs. */
export type DeliveryFees = {
  /** For the whole order. */
  fee: Rupees
  /** Added for each large piece (domain/catalog/sizes.ts). */
  largeItemFee: Rupees
  /** Goods for more than this are delivered free. */
  freeOver: Rupees
}

/** What counts for the fee of a delivery: the goods before reductions, and how many large pieces are among them. */
export type DeliveredGoods = { subtotal: Rupees; largeItems: number }

/** Free above the threshold; goods of exactly the threshold still pay. Nothing ordered is nothing delivered. */
export function deliveryFee(
  { fee, largeItemFee, freeOver }: DeliveryFees,
  { subtotal, largeItems }: DeliveredGoods,
): Rupees {
  if (subtotal === 0 || subtotal > freeOver) return 0
  return fee + largeItemFee * largeItems
}
