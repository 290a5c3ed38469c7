import { furnitureKind, isLainOn } from '#domain/catalog/furniture-kind.ts'
import type { Package } from '#domain/catalog/packages.ts'
import { packageNamesInNepali } from './ne/packages.ts'
import { type PackedPart, recipes } from './package-recipes.ts'

/** In whole centimeters. */
export type Box = { width: number; depth: number; height: number }

type PackedProduct = { slug: string; subcategory: string }
type PackedVariant = { size?: string; type?: string; weightKg: number }

/** Cardboard and foam: centimeters on each side of a part, and the share that they add to its weight. */
const WRAPPING_CM = 2
const WRAPPING_SHARE = 0.05
/** What a bed is wider and longer than its mattress. */
const BED_EDGE_CM = { width: 22, depth: 17 }

/**
 * Guesses the packages of a variant from its kind, dimensions and weight. They depend only on the arguments, and add up
 * to the weight of the variant and 5% for wrapping.
 *
 * @param box  dimensions of the furniture; those of a bed or mattress follow its size
 */
export function guessPackages(product: PackedProduct, box: Box, variant: PackedVariant): Package[] {
  const { parts } = recipeOf(product)
  const kept = parts.filter(({ onlyType }) => onlyType === undefined || onlyType === variant.type)
  const shares = kept.reduce((sum, { share }) => sum + share, 0)
  const sized = overallOfSize(product, box, variant) ?? box
  return kept.flatMap((part) => {
    const count = part.count ?? 1
    const weightKg = (variant.weightKg * (1 + WRAPPING_SHARE) * part.share) / shares / count
    return Array.from({ length: count }, () => asPackage(part, sized, weightKg))
  })
}

/** Guesses the dimensions of a bed or mattress in a size from those of another; undefined for everything else. */
export function overallOfSize(product: PackedProduct, box: Box, { size }: { size?: string }): Box | undefined {
  const kind = kindOf(product)
  if (size === undefined || !isLainOn(kind)) return undefined
  const [width = 0, depth = 0] = size.split('*').map(Number)
  if (kind === 'mattress') return { width, depth, height: box.height }
  return { width: width + BED_EDGE_CM.width, depth: depth + BED_EDGE_CM.depth, height: box.height }
}

/** Returns whether it comes assembled, apart from legs or wheels. */
export function guessAssembled(product: PackedProduct): boolean {
  return recipeOf(product).comesAssembled
}

function recipeOf(product: PackedProduct) {
  const own = recipes[product.slug]
  if (own) return own
  const recipe = recipes[kindOf(product)]
  if (!recipe) throw new RangeError(`Nobody knows how ${product.slug} is packed`)
  return recipe
}

function kindOf({ slug, subcategory }: PackedProduct) {
  return furnitureKind({ slug, subCatName: subcategory, catName: '' })
}

function asPackage({ name, sides }: PackedPart, box: Box, weightKg: number): Package {
  const [lengthCm = 1, widthCm = 1, heightCm = 1] = sides(box).map(
    (cm) => Math.max(1, Math.round(cm)) + 2 * WRAPPING_CM,
  )
  const nepaliName = name === '' ? '' : packageNamesInNepali[name]
  return { name, nepaliName, lengthCm, widthCm, heightCm, weightKg: Math.max(0.1, Math.round(weightKg * 10) / 10) }
}
