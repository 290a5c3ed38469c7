import type { OrderTotals } from '#contract/checkout.ts'
import type { OrderTotal } from '#domain/order-total.ts'
import type { OfferedPromotion } from './promotion-rows.ts'

/** The figures of a cart or a quote, as shoppers read them. */
export function presentTotals(
  { reductions, ...figures }: OrderTotal,
  promotions: readonly Pick<OfferedPromotion, 'id' | 'name' | 'code'>[],
): OrderTotals {
  const named = reductions.map(({ promotionId, amount }) => {
    const { name, code } = promotions.find(({ id }) => id === promotionId)!
    return { name, code, amount }
  })
  return listTotals({ ...figures, reductions: named })
}

/**
 * Figures in a list that adds up: `shipping` is what is paid for the delivery, and what promotions took off that stands
 * among the reductions already. So the list has the fee before they did.
 */
export function listTotals({
  subtotal,
  reductions,
  total,
  vat,
}: Pick<OrderTotals, 'subtotal' | 'reductions' | 'total' | 'vat'>): OrderTotals {
  const reduced = reductions.reduce((sum, { amount }) => sum + amount, 0)
  const shippingFee = total + reduced - subtotal
  return { subtotal, reductions, shippingFee, total, vat, totalWithoutVat: total - vat }
}
