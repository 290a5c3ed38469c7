import { pieceName } from '#domain/planner/piece-name.ts'
import type { Plan, PlannedPiece } from '#domain/planner/plan.ts'
import { type Goods, variantIn } from './goods.ts'
import type { KnownGoods } from './nothing-known.ts'
import { tableOf } from './table-of.ts'

/** Returns what the shop's answers change about a plan. */
export function knownGoods(goods: Goods): KnownGoods {
  return { goods, asShown: (plan) => withTables(namedByShop(plan, goods), goods), swatches: swatchesOf(goods) }
}

/** The plan with its furniture named as the shop names it. Anybody may write other names into a link by hand. */
function namedByShop(plan: Plan, goods: Goods): Plan {
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
function withTables(plan: Plan, goods: Goods): Plan {
  return withPieces(plan, (piece) => {
    if (piece.own || piece.table) return piece
    const [product, variant] = [goods.get(piece.productId), variantIn(goods, piece)]
    const table = variant && typeof product === 'object' ? tableOf(product, variant) : undefined
    // Measures that the shop has changed since are those of another table.
    const isWithin = table && table.width <= piece.width && table.depth <= piece.depth
    return isWithin ? { ...piece, table } : piece
  })
}

/** Colors by the id of the variant. */
function swatchesOf(goods: Goods): ReadonlyMap<string, string> {
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
