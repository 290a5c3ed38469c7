import type { Product, Variant } from '#contract/catalog/products.ts'

/** What is drawn, and of which size it is where the product comes in several. */
export type DrawnSize = { dimensions: NonNullable<Product['dimensionsCm']>; size: string | null }

/** The chosen size where its measures are known, else the product as pictured. Undefined where nothing is known. */
export function drawnSize({ dimensionsCm, model }: Product, chosen: Variant): DrawnSize | undefined {
  if (chosen.dimensionsCm) return { dimensions: chosen.dimensionsCm, size: chosen.size }
  return dimensionsCm ? { dimensions: dimensionsCm, size: chosen.size && (model?.size ?? null) } : undefined
}
