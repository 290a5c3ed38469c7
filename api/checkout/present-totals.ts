import type { OrderTotals } from '#contract/checkout.ts'
import type { OrderTotal } from '#domain/order-total.ts'
import type { OfferedPromotion } from './promotion-rows.ts'

/** The figures of a cart, a quote or an order, as shoppers read them. */
export function presentTotals(
  { subtotal, reductions, shipping, total, vat }: OrderTotal,
  promotions: readonly OfferedPromotion[],
): OrderTotals {
  const named = reductions.map(({ promotionId, amount }) => {
    const { name, code } = promotions.find(({ id }) => id === promotionId)!
    return { name, code, amount }
  })
  return { subtotal, reductions: named, shipping, total, vat, totalWithoutVat: total - vat }
}
