import type { PackedProduct } from '#contract/catalog/products.ts'
import type { Plan } from '#domain/planner/plan.ts'
import type { Rupees } from '#domain/money.ts'

/** What the shop says now of the planned products, by id; `gone` if it no longer sells them, absent while they load. */
export type Goods = ReadonlyMap<string, PackedProduct | 'gone'>

/** A variant in the plan and how often it stands there. */
export type Wish = { productId: string; variantId: string; name: string; quantity: number }

/** The shop's pieces of a plan, each variant once. */
export function wishesOf({ pieces }: Pick<Plan, 'pieces'>): Wish[] {
  const wishes = new Map<string, Wish>()
  for (const piece of pieces) {
    if (piece.own) continue
    const { productId, variantId, name } = piece
    wishes.set(variantId, { productId, variantId, name, quantity: (wishes.get(variantId)?.quantity ?? 0) + 1 })
  }
  return [...wishes.values()]
}

/** The variant of a planned piece; undefined while it loads, or if the shop no longer has it. */
export function variantIn(goods: Goods, { productId, variantId }: Pick<Wish, 'productId' | 'variantId'>) {
  const product = goods.get(productId)
  return typeof product === 'object' ? product.variants.find(({ _id }) => _id === variantId) : undefined
}

type Total = { pieces: number; price: Rupees; loading: number; unknown: number }

/** What the shop's pieces cost. Those whose price still loads are counted, and so are those without one. */
export function totalOf(plan: Pick<Plan, 'pieces'>, goods: Goods): Total {
  const total = { pieces: 0, price: 0, loading: 0, unknown: 0 }
  for (const wish of wishesOf(plan)) {
    const variant = variantIn(goods, wish)
    total.pieces += wish.quantity
    if (variant) total.price += variant.price * wish.quantity
    else total[goods.has(wish.productId) ? 'unknown' : 'loading'] += wish.quantity
  }
  return total
}
