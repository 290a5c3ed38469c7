import type { PackedProduct, Variant } from '#contract/catalog/products.ts'
import type { Plan, PlannedPiece } from '#domain/planner/plan.ts'
import { queryClient } from '../../query-client.ts'
import { packedQuery } from '../passages/delivered.ts'
import { factsOf } from './facts-of.ts'

const bedKinds: readonly PlannedPiece['kind'][] = ['bed', 'four-poster', 'bunk-bed']

/** The variants of a mattress in the size of the plan's bed, of several the last; all variants where none fits. */
export function variantsForBed(product: PackedProduct, plan: Pick<Plan, 'pieces'>): readonly Variant[] {
  const { variants } = product
  if (!variants.some((variant) => factsOf(product, variant)?.kind === 'mattress')) return variants
  const beds = plan.pieces.filter(({ kind }) => bedKinds.includes(kind)).toReversed()
  for (const bed of beds) {
    const size = sizeInShop(bed) ?? largestWithin(product, bed)
    const fitting = variants.filter((variant) => variant.size === size)
    if (size !== null && fitting.length > 0) return fitting
  }
  return variants
}

/** The size of a bed that the shop sells; null for the shopper's own, and until the shop has answered. */
function sizeInShop(bed: PlannedPiece): string | null {
  if (bed.own) return null
  const product = queryClient.getQueryData<PackedProduct>(packedQuery(bed.productId).queryKey)
  return product?.variants.find(({ _id }) => _id === bed.variantId)?.size ?? null
}

/** The size of the largest mattress that lies within a bed's outline. */
function largestWithin(product: PackedProduct, bed: PlannedPiece): string | null {
  let largest: { size: string | null; area: number } = { size: null, area: 0 }
  for (const variant of product.variants) {
    const facts = factsOf(product, variant)
    if (!facts || facts.width > bed.width || facts.depth > bed.depth) continue
    const area = facts.width * facts.depth
    if (area > largest.area) largest = { size: variant.size, area }
  }
  return largest.size
}
