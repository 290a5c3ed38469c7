import type { PlannedPiece } from '#domain/planner/plan.ts'
import { shownModel } from '../../catalog/product/model/shown-model.ts'
import { type Goods, variantIn } from '../goods.ts'

/** The model of a piece, as the product page shows it. */
export type PieceModel = {
  url: string
  color: string | null
  stretch: { width: number; depth: number; height: number }
}

/** A piece as 3D shows it: its model or, without one, a box of its size. */
export type ShownPiece = {
  piece: PlannedPiece
  /** Color of a box; undefined while unknown. */
  swatch: string | undefined
  model: PieceModel | undefined
}

/** @param swatches  colors by the id of the variant */
export function shownPieces(
  pieces: readonly PlannedPiece[],
  goods: Goods,
  swatches: ReadonlyMap<string, string>,
): ShownPiece[] {
  return pieces.map((piece) => {
    if (piece.own) return { piece, swatch: undefined, model: undefined }
    return { piece, swatch: swatches.get(piece.variantId), model: modelOf(piece, goods) }
  })
}

function modelOf(piece: PlannedPiece & { own: false }, goods: Goods): PieceModel | undefined {
  const product = goods.get(piece.productId)
  const variant = variantIn(goods, piece)
  if (typeof product !== 'object' || !product.model || !variant) return undefined
  const { stretch, color } = shownModel(product, product.model, variant)
  return { url: product.model.url, color, stretch }
}
