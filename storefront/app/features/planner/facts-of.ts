import type { PackedProduct, Variant } from '#contract/catalog/products.ts'
import { furnitureKind } from '#domain/catalog/furniture-kind.ts'
import { MAX_NAME_LENGTH, PIECE_MM, type PieceFacts } from '#domain/planner/plan.ts'
import { isPlanName } from '#domain/planner/read-plan.ts'
import { isWithin } from '#domain/planner/rooms.ts'
import { beginningOf, inOneLine } from '#domain/text.ts'

const MM_PER_CM = 10

type Sizes = Pick<PackedProduct, '_id' | 'name' | 'slug' | 'subCatName' | 'catName' | 'dimensionsCm'>

/** What a plan keeps of a variant; null if the shop has not entered its size. */
export function factsOf(product: Sizes, variant: Pick<Variant, '_id' | 'dimensionsCm'>): PieceFacts | null {
  const size = variant.dimensionsCm ?? product.dimensionsCm
  if (!size) return null
  const [width, depth, height] = [size.width, size.depth, size.height].map((cm) => cm * MM_PER_CM)
  if (!width || !depth || !height || ![width, depth, height].every((side) => isWithin(side, PIECE_MM))) return null
  const name = beginningOf(inOneLine(product.name).replaceAll(/[<>]/g, ''), MAX_NAME_LENGTH)
  return {
    name: isPlanName(name) ? name : product._id,
    kind: furnitureKind(product),
    width,
    depth,
    height,
    own: false,
    productId: product._id,
    variantId: variant._id,
  }
}
