import type { Product } from '#contract/catalog/products.ts'
import { furnitureKind } from '../../catalog/product/size-guide/outlines/furniture-kind.ts'

/** People lie along these, so some languages call the depth the length. */
const lainOn = new Set<string>(['bed', 'bunk-bed', 'four-poster', 'mattress'])

/** Returns the id of the label of a side of a product. */
export function sideLabel(side: 'width' | 'height' | 'depth', product: Product) {
  return side === 'depth' && lainOn.has(furnitureKind(product))
    ? 'custom-form.depth-lain'
    : (`custom-form.${side}` as const)
}
