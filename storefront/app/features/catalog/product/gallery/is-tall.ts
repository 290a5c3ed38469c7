import type { Product } from '#contract/catalog/products.ts'

/** Returns whether furniture is about as high as wide, or higher: a low frame would cut off its head and feet. */
export function isTall({ dimensionsCm }: Pick<Product, 'dimensionsCm'>): boolean {
  return dimensionsCm !== null && dimensionsCm.height >= 0.9 * dimensionsCm.width
}
