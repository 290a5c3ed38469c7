import type { Product, Variant } from '#contract/catalog/products.ts'

/** The drawn dimensions, with their size if the product has several. */
export type DrawnSize = { dimensions: NonNullable<Product['dimensionsCm']>; size: string | null }

/**
 * Returns the dimensions of the chosen size, otherwise those of the pictured product; undefined if both are unknown.
 */
export function drawnSize({ dimensionsCm, model }: Product, chosen: Variant): DrawnSize | undefined {
  if (chosen.dimensionsCm) return { dimensions: chosen.dimensionsCm, size: chosen.size }
  return dimensionsCm ? { dimensions: dimensionsCm, size: chosen.size && (model?.size ?? null) } : undefined
}
