import type {
  CardOffer,
  Package as ShownPackage,
  PackedProduct,
  Product,
  ProductCard,
  ProductModel,
  Review,
  SizePricing,
  StarCounts,
  Variant,
} from '#contract/catalog/products.ts'
import { modelUrl } from '#domain/catalog/model.ts'
import type { Package } from '#domain/catalog/packages.ts'
import { isLargeVariant } from '#domain/catalog/sizes.ts'
import type { Language } from '#domain/language/languages.ts'
import { largestUrl } from '../../platform/media/picture-rows.ts'
import { asColor, asProductPictures, slugsOf } from './color-rows.ts'
import type { CardRow, ProductRow } from './product-queries.ts'

/** Converts a product row to the list format of the specification. */
export function asCard(row: Omit<CardRow, 'version'>): ProductCard {
  const categoryId = String(row.categoryId)
  const subcategoryId = row.subcategoryId === null ? null : String(row.subcategoryId)
  const variants = variantsOf(row)
  return {
    _id: String(row.id),
    slug: row.slug,
    name: row.name,
    images: row.pictures.map(largestUrl),
    pictures: asProductPictures(row.pictures, slugsOf(row.colors)),
    catId: categoryId,
    catName: row.categoryName,
    category: { _id: categoryId, name: row.categoryName },
    subCatId: subcategoryId,
    subCatName: row.subcategoryName,
    subCategory: subcategoryId === null ? null : { _id: subcategoryId, name: row.subcategoryName! },
    rating: row.ratingCount === 0 ? 0 : Math.round((row.ratingSum / row.ratingCount) * 10) / 10,
    reviewCount: row.ratingCount,
    colors: row.colors.map(asColor),
    sizePricing: sizePricing(ofFirstColor(variants)),
    offers: offersOf(variants),
    countInStock: row.stock,
    madeInDays: row.madeInDays,
    isLatest: row.isLatest,
    isFeatured: row.isFeatured,
    isDiscounted: row.oldPrice !== null,
    shortDescription: row.shortDescription,
    price: row.price,
    oldPrice: row.oldPrice,
    salePrice: row.oldPrice === null ? null : row.price,
  }
}

/** Converts a product row to a card plus everything its own page shows, and its packages. */
export function asProduct(
  row: ProductRow,
  said: { reviews: Review[]; starCounts: StarCounts } & Pick<Product, 'deliveredTo'>,
  language: Language,
): PackedProduct {
  const variants = variantsOf(row)
  return {
    ...asCard(row),
    description: row.description,
    detailedDescription: row.detailedDescription,
    productType: distinct(variants.map(({ type }) => type)),
    size: distinct(variants.map(({ size }) => size)),
    productWeight: firstOfEach(variants, ({ size }) => size).flatMap(({ weightKg }) =>
      weightKg === null ? [] : `${weightKg} kg`,
    ),
    material: row.material,
    finishOptions: row.finishOptions,
    assembly: row.assembly,
    colorOptions: row.colors.length === 0 ? row.colorOptions : row.colors.map(({ name }) => name).join(', '),
    weightCapacity: row.weightCapacityKg,
    warranty: row.warranty,
    specialFeatures: row.specialFeatures,
    dimensionsCm: dimensionsOf(row),
    tableCm: tableOf(row),
    model: row.model && asModel(row.model, row),
    variants: variants.map((variant) => ({
      ...variant,
      packages: (row.packages[variant._id] ?? []).map((one) => asPackage(one, language)),
    })),
    comesAssembled: row.comesAssembled,
    packagesAreEstimates: row.packagesAreEstimates,
    ...said,
  }
}

/** The dimensions in the pictures of a product; null if one is missing. */
export function dimensionsOf({
  widthCm,
  depthCm,
  heightCm,
}: Pick<ProductRow, 'widthCm' | 'depthCm' | 'heightCm'>): Product['dimensionsCm'] {
  if (widthCm === null || depthCm === null || heightCm === null) return null
  return { width: widthCm, depth: depthCm, height: heightCm }
}

function tableOf({ tableWidthCm: width, tableDepthCm: depth }: ProductRow): Product['tableCm'] {
  return width === null || depth === null ? null : { width, depth }
}

function asPackage({ nepaliName, ...one }: Package, language: Language): ShownPackage {
  return { ...one, name: (language === 'ne' && nepaliName) || one.name }
}

/** Names only colors that the product still comes in. */
function asModel(
  { mediaId, colors, ...model }: NonNullable<ProductRow['model']>,
  product: Pick<ProductRow, 'colors'>,
): ProductModel {
  const known = new Set(product.colors.map(({ slug }) => slug))
  return { url: modelUrl(mediaId), ...model, colors: colors.filter((slug) => known.has(slug)) }
}

/** Returns the variants of a product with the slugs of their colors. */
export function variantsOf({ variants, colors, ...product }: Omit<CardRow, 'version'>): Variant[] {
  const slugOf = slugsOf(colors)
  return variants.map(({ colorId, ...variant }) => {
    return { ...variant, color: slugOf(colorId), isLarge: isLargeVariant(measuresOf(variant), product) }
  })
}

function measuresOf({ weightKg, dimensionsCm }: Pick<Variant, 'weightKg' | 'dimensionsCm'>) {
  const { width, depth, height } = dimensionsCm ?? { width: null, depth: null, height: null }
  return { weightKg, widthCm: width, depthCm: depth, heightCm: height }
}

function ofFirstColor(variants: Variant[]): Variant[] {
  return variants.filter(({ color }) => color === variants[0]?.color)
}

/** Returns the first type of each color and size. */
function offersOf(variants: Variant[]): CardOffer[] {
  const first = firstOfEach(variants, ({ color, size }) => JSON.stringify([color, size]))
  return first.map(({ color, size, price, oldPrice, countInStock, isLarge, dimensionsCm }) => {
    return {
      color,
      size,
      price,
      oldPrice,
      countInStock,
      isLarge,
      ...(dimensionsCm && { ownDimensionsCm: dimensionsCm }),
    }
  })
}

/** Returns the price of each size, which is that of its first type. */
function sizePricing(variants: Variant[]): SizePricing[] {
  return firstOfEach(variants, ({ size }) => size).flatMap(({ size, price, oldPrice }) =>
    size === null ? [] : { size, price, oldPrice, isDiscounted: oldPrice !== null },
  )
}

function firstOfEach(variants: Variant[], keyOf: (variant: Variant) => string | null): Variant[] {
  const seen = new Set<string | null>()
  return variants.filter((variant) => !seen.has(keyOf(variant)) && seen.add(keyOf(variant)))
}

function distinct(values: (string | null)[]): string[] {
  return [...new Set(values)].filter((value) => value !== null)
}
