import type { PackedProduct, Variant } from '#contract/catalog/products.ts'
import { furnitureKind } from '#domain/catalog/furniture-kind.ts'
import { pieceName } from '#domain/planner/piece-name.ts'
import { PIECE_MM, type PieceFacts } from '#domain/planner/plan.ts'
import { isWithin } from '#domain/planner/room-problem.ts'
import { tableOf } from './table-of.ts'

const MM_PER_CM = 10

type Sizes = Pick<PackedProduct, '_id' | 'name' | 'slug' | 'subCatName' | 'catName' | 'dimensionsCm' | 'tableCm'>

/** What a plan keeps of a variant; null if the shop has not entered its size. */
export function factsOf(product: Sizes, variant: Pick<Variant, '_id' | 'size' | 'dimensionsCm'>): PieceFacts | null {
  const kind = furnitureKind(product)
  const size =
    variant.dimensionsCm ?? (product.dimensionsCm && { ...product.dimensionsCm, ...lyingSize(kind, variant) })
  if (!size) return null
  const [width, depth, height] = [size.width, size.depth, size.height].map((cm) => cm * MM_PER_CM)
  if (!width || !depth || !height || ![width, depth, height].every((side) => isWithin(side, PIECE_MM))) return null
  const table = tableOf(product, variant)
  return {
    name: pieceName(product.name, product._id),
    kind,
    width,
    depth,
    height,
    own: false,
    productId: product._id,
    variantId: variant._id,
    ...(table && { table }),
  }
}

/** The size of a mattress is what it measures, `122*200`, while the product has the measures of the one in the picture. */
function lyingSize(kind: PieceFacts['kind'], { size }: Pick<Variant, 'size'>) {
  const [, width, depth] = (kind === 'mattress' && /^(\d{2,3})\*(\d{2,3})$/.exec(size ?? '')) || []
  return width && depth ? { width: Number(width), depth: Number(depth) } : undefined
}
