import type { PlannedProduct } from '#domain/instalments/instalment-plan.ts'
import type { BuyableLine } from './figure-order.ts'

/** The products of an order as instalment plans see them. */
export function plannedProducts(bought: readonly BuyableLine[]): PlannedProduct[] {
  return bought.map(({ product: { id, categoryId, subcategoryId } }) => ({
    productId: String(id),
    categoryIds: [categoryId, subcategoryId].flatMap((one) => (one === null ? [] : String(one))),
  }))
}
