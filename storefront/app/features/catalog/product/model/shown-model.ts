import type { Product, ProductModel, Variant } from '#contract/catalog/products.ts'

/** Beyond these, stretching would show other furniture than the shop sells. */
const STRETCH = { least: 0.7, most: 1.45 }

type Axes = { width: number; depth: number; height: number }

/** A model as it is shown for a chosen variant. */
export type ShownModel = {
  /** Centimeters: the dimensions of the size as shown, or what the stretched model takes if these are unknown. */
  size: Axes
  /** How much each side is stretched. */
  stretch: Axes
  /** The size that the product has as shown; null for a product with a single one. */
  shownSize: string | null
  /** Slug of the color as shown, which is a material variant of the file; null if the file has none. */
  color: string | null
}

/**
 * Returns how to show a model for the chosen variant: stretched to the dimensions of its size, where both are known and
 * alike, and in its color, where the file has it; else in the first.
 */
export function shownModel({ variants, dimensionsCm }: Product, model: ProductModel, chosen: Variant): ShownModel {
  const { widthCm: width, depthCm: depth, heightCm: height } = model
  const asMade = variants.find((variant) => variant.size === model.size && variant.dimensionsCm)?.dimensionsCm
  const wanted = chosen.size === model.size ? undefined : stretchOf(asMade ?? dimensionsCm, chosen.dimensionsCm)
  const stretch = wanted ?? { width: 1, depth: 1, height: 1 }
  const known = wanted || chosen.size === model.size ? chosen.dimensionsCm : asMade
  const hasColor = chosen.color !== null && model.colors.includes(chosen.color)
  return {
    // The seams of a mattress stand out, as loose cushions do. They are no reason to doubt that it fits its frame.
    size: known ?? {
      width: Math.round(width * stretch.width),
      depth: Math.round(depth * stretch.depth),
      height: Math.round(height * stretch.height),
    },
    stretch,
    shownSize: wanted ? chosen.size : model.size,
    color: hasColor ? chosen.color : (model.colors[0] ?? null),
  }
}

function stretchOf(from: Axes | null, to: Axes | null): Axes | undefined {
  if (!from || !to) return undefined
  const stretch = { width: to.width / from.width, depth: to.depth / from.depth, height: to.height / from.height }
  const isFair = Object.values(stretch).every((share) => share >= STRETCH.least && share <= STRETCH.most)
  return isFair ? stretch : undefined
}
