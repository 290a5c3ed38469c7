import type { Product } from '#contract/catalog/products.ts'
import { furnitureKind, isLainOn } from '#domain/catalog/furniture-kind.ts'

/** Returns the id of the label of a side of a product. */
export function sideLabel(side: 'width' | 'height' | 'depth', product: Product) {
  return side === 'depth' && isLainOn(furnitureKind(product))
    ? 'custom-form.depth-lain'
    : (`custom-form.${side}` as const)
}
