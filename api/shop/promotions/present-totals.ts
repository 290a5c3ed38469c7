import type { OrderTotals } from '#contract/checkout.ts'
import type { OrderTotal } from '#domain/checkout/order-total.ts'
import { defined } from '#domain/defined.ts'
import { sumOf } from '#domain/sum.ts'
import type { OfferedPromotion } from './promotion-rows.ts'

/** Returns the totals of a cart or a quote, as shown to shoppers. */
export function presentTotals(
  { reductions, ...figures }: OrderTotal,
  promotions: readonly Pick<OfferedPromotion, 'id' | 'name' | 'code'>[],
): OrderTotals {
  const named = reductions.map(({ promotionId, amount }) => {
    const { name, code } = defined(
      promotions.find(({ id }) => id === promotionId),
      `promotion ${promotionId}`,
    )
    return { name, code, amount }
  })
  return listTotals({ ...figures, reductions: named })
}

/**
 * Returns totals that add up as a list. The `shipping` of an order is the fee after delivery discounts, which are among the
 * reductions too. So the list shows the fee before discounts.
 */
export function listTotals({
  subtotal,
  reductions,
  total,
  vat,
}: Pick<OrderTotals, 'subtotal' | 'reductions' | 'total' | 'vat'>): OrderTotals {
  const reduced = sumOf(reductions, ({ amount }) => amount)
  const shippingFee = total + reduced - subtotal
  return { subtotal, reductions, shippingFee, total, vat, totalWithoutVat: total - vat }
}
