import type { Package } from '#domain/catalog/packages.ts'
import { slugOf } from '#domain/slug.ts'
import type { DemoProduct, DemoVariant } from './products/demo-product.ts'
import type { ManifestProduct } from './manifest.ts'
import { type Box, guessAssembled, guessPackages, overallOfSize } from './packages.ts'
import { seededRandom, type Random } from './random.ts'
import { DEMO_DAY, type DemoReview, writeReviews } from './reviews/write-reviews.ts'
import { adjectives, materialsOf, places } from './generated-words.ts'

export type GeneratedProduct = {
  slug: string
  name: string
  category: string
  subcategory: string
  isLatest: boolean
  isFeatured: boolean
  shortDescription: string
  description: string
  detailedDescription: string
  material: string
  finishOptions: string
  assembly: string
  colorOptions: string
  weightCapacityKg: number | null
  warranty: string
  widthCm: number
  depthCm: number
  heightCm: number
  tableWidthCm: number | null
  tableDepthCm: number | null
  comesAssembled: boolean
  salesCount: number
  createdAt: Date
  pictureFiles: string[]
  variants: (DemoVariant & { sku: string; position: number; packages: Package[]; overall?: Box })[]
  reviews: DemoReview[]
}

const MATERIALS_A_KIND = 6
/** Coprime to the number of names, so that every name is used once before any repeats. */
const NAME_STRIDE = 1_000_003
const MINUTE_MS = 60_000

/**
 * Generates product number `index`: a variation of a demo product, with its pictures but its own name, price, size, stock
 * and reviews. Depends only on its arguments.
 *
 * @param shown   the manifest's products
 * @param models  the demo's products
 */
export function generateProduct(
  index: number,
  shown: readonly ManifestProduct[],
  models: readonly DemoProduct[],
): GeneratedProduct {
  const random = seededRandom(index * 7_919 + 17)
  const { adjective, place, material, kind } = wordsOf(index, shown.length)
  const relative = shown[kind] as ManifestProduct
  const model = models.find(({ slug }) => slug === relative.slug)
  if (!model) throw new RangeError(`The demo has no product ${relative.slug}`)
  const noun = relative.name.replace(/^\S+ /, '').replace(/\b(teak|cotton) /, '') // the new name has its own material
  const name = `${adjective} ${place} ${materialsOf(relative.subcategory)[material]} ${noun}`
  const grown = (centimetres: number) => Math.max(1, Math.round((centimetres * random.whole(88, 112)) / 100))
  const {
    dimensionsCm: { width, depth, height },
    tableCm: table = null,
  } = relative
  const [isLatest, isFeatured] = [random.chance(0.03), random.chance(0.03)]
  const box = { width: grown(width), depth: grown(depth), height: grown(height) }
  return {
    slug: `${slugOf(name)}-${index + 1}`,
    name,
    category: relative.category,
    subcategory: relative.subcategory,
    isLatest,
    isFeatured,
    shortDescription: `${adjective} and well made: a relative of our ${relative.name}.`,
    description: `A sample product for trying the shop at its full size. Its pictures show the ${relative.name}.`,
    detailedDescription: model.detailedDescription[2],
    material: relative.materials.join(', '),
    finishOptions: relative.finish,
    assembly: model.assembly,
    colorOptions: relative.colours.join(', '),
    weightCapacityKg: model.weightCapacityKg ?? null,
    warranty: model.warranty,
    widthCm: box.width,
    depthCm: box.depth,
    heightCm: box.height,
    tableWidthCm: table && Math.round((table.width * box.width) / width),
    tableDepthCm: table && Math.round((table.depth * box.depth) / depth),
    comesAssembled: guessAssembled(relative),
    salesCount: Math.floor(random.whole(0, 700) * (random.whole(0, 1_000) / 1_000) ** 2),
    createdAt: new Date(DEMO_DAY.getTime() - index * MINUTE_MS),
    pictureFiles: relative.images.slice(0, 2).map(({ file }) => file),
    variants: variantsLike(model.variants, index, random).map((variant) => {
      const overall = overallOfSize(relative, box, variant)
      return { ...variant, packages: guessPackages(relative, box, variant), ...(overall && { overall }) }
    }),
    reviews: random.chance(0.3)
      ? writeReviews(
          { product: relative.slug, subcategory: relative.subcategory },
          { count: random.whole(1, 4), mean: random.whole(30, 50) / 10, seed: index },
        )
      : [],
  }
}

/** Iterates over all combinations of words in a seemingly random order. */
function wordsOf(index: number, kinds: number) {
  let rest = (index * NAME_STRIDE) % (adjectives.length * places.length * MATERIALS_A_KIND * kinds)
  function digit(base: number): number {
    const value = rest % base
    rest = (rest - value) / base
    return value
  }
  const kind = digit(kinds)
  return {
    kind,
    adjective: adjectives[digit(adjectives.length)],
    place: places[digit(places.length)],
    material: digit(6),
  }
}

/** Returns one to three variants of the model at other prices; one in four products has a discount. */
function variantsLike(models: readonly DemoVariant[], index: number, random: Random) {
  const factor = random.whole(55, 170) / 100
  const percentOff = random.chance(0.25) ? random.whole(4, 38) : 0
  const soldOutShare = random.chance(0.06) ? 1 : 0.08
  const first = random.whole(0, models.length - 1)
  return models.slice(first, first + random.whole(1, 3)).map((model, position) => {
    const price = Math.max(100, Math.round((model.price * factor) / 100) * 100)
    return {
      ...sizeAndType(model),
      sku: `G${index + 1}-${position + 1}`,
      position,
      price,
      ...(percentOff > 0 && { oldPrice: Math.ceil(price / (1 - percentOff / 100) / 100) * 100 }),
      stock: random.chance(soldOutShare) ? 0 : random.whole(1, 40),
      weightKg: Math.max(0.1, Math.round(model.weightKg * factor * 10) / 10),
    }
  })
}

function sizeAndType({ size, type }: DemoVariant) {
  return { ...(size !== undefined && { size }), ...(type !== undefined && { type }) }
}
