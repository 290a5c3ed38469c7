import type { OrderTotals } from '#contract/checkout.ts'
import type { OrderTotal } from '#domain/checkout/order-total.ts'
import { defined } from '#domain/defined.ts'
import { sumOf } from '#domain/sum.ts'
import type { OfferedSet } from '../sets/set-rows.ts'
import type { OfferedPromotion } from './promotion-rows.ts'

/** What may reduce an order, by its names. */
type Named = {
  promotions: readonly Pick<OfferedPromotion, 'id' | 'name' | 'code'>[]
  sets: readonly Pick<OfferedSet, 'id' | 'name'>[]
}

/** Returns the totals of a cart or a quote, as shown to shoppers. */
export function presentTotals({ sets, reductions, ...figures }: OrderTotal, named: Named): OrderTotals {
  const ofSets = sets.map(({ setId, count, amount }) => {
    const { name } = withId(named.sets, setId)
    return { name, code: null, amount, sets: count }
  })
  const ofPromotions = reductions.map(({ promotionId, amount }) => {
    const { name, code } = withId(named.promotions, promotionId)
    return { name, code, amount }
  })
  return listTotals({ ...figures, reductions: [...ofSets, ...ofPromotions] })
}

/** Returns what reduced an order, which was among those offered. */
export function withId<Offered extends { id: string }>(all: readonly Offered[], wanted: string): Offered {
  return defined(
    all.find(({ id }) => id === wanted),
    `discount ${wanted}`,
  )
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
