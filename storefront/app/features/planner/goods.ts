import type { PackedProduct } from '#contract/catalog/products.ts'
import { pieceName } from '#domain/planner/piece-name.ts'
import type { Plan, PlannedPiece } from '#domain/planner/plan.ts'
import type { Rupees } from '#domain/money.ts'
import { tableOf } from './table-of.ts'

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

/** The plan with its furniture named as the shop names it. Anybody may write other names into a link by hand. */
export function namedByShop(plan: Plan, goods: Goods): Plan {
  return withPieces(plan, (piece) => {
    const product = piece.own ? undefined : goods.get(piece.productId)
    const name = typeof product === 'object' ? pieceName(product.name, piece.name) : piece.name
    return name === piece.name ? piece : { ...piece, name }
  })
}

/** The very same plan if no piece changes. */
function withPieces(plan: Plan, change: (piece: PlannedPiece) => PlannedPiece): Plan {
  const pieces = plan.pieces.map(change)
  return pieces.every((piece, at) => piece === plan.pieces[at]) ? plan : { ...plan, pieces }
}

/** Adds missing tables: older plans and links written by hand have none. */
export function withTables(plan: Plan, goods: Goods): Plan {
  return withPieces(plan, (piece) => {
    if (piece.own || piece.table) return piece
    const [product, variant] = [goods.get(piece.productId), variantIn(goods, piece)]
    const table = variant && typeof product === 'object' ? tableOf(product, variant) : undefined
    // Measures that the shop has changed since are those of another table.
    const isWithin = table && table.width <= piece.width && table.depth <= piece.depth
    return isWithin ? { ...piece, table } : piece
  })
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

/** Colors by the id of the variant. */
export function swatchesOf(goods: Goods): ReadonlyMap<string, string> {
  const swatches = new Map<string, string>()
  for (const product of goods.values()) {
    if (product === 'gone') continue
    for (const { _id, color } of product.variants) {
      const found = product.colors.find(({ slug }) => slug === color) ?? product.colors[0]
      if (found) swatches.set(_id, found.swatch)
    }
  }
  return swatches
}
