import type { OrderTotal } from '#domain/checkout/order-total.ts'
import { withId } from '../../shop/promotions/present-totals.ts'
import type { CheckoutTerms } from '../terms/shop-queries.ts'
import type { NewOrder } from './order-queries.ts'

/** Returns what reduced an order, as the order keeps it: complete sets, then promotions, by their names of now. */
export function keptReductions(
  orderId: string,
  { sets, reductions }: Pick<OrderTotal, 'sets' | 'reductions'>,
  offered: Pick<CheckoutTerms, 'promotions' | 'sets'>,
): NewOrder['reductions'] {
  const ofSets = sets.map(({ setId, count, amount }) => {
    const { kept } = withId(offered.sets, setId)
    return { ...kept, promotionId: null, setId, sets: count, code: null, amount }
  })
  const ofPromotions = reductions.map(({ promotionId, amount }) => {
    const { kept, code } = withId(offered.promotions, promotionId)
    return { ...kept, promotionId, setId: null, sets: null, code, amount }
  })
  return [...ofSets, ...ofPromotions].map((reduction, position) => ({
    ...reduction,
    orderId,
    position,
    byStaff: false,
  }))
}
