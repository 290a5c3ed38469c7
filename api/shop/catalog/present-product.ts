import type {
  Product,
  ProductCard,
  ProductModel,
  Review,
  SizePricing,
  StarCounts,
  Variant,
} from '#contract/catalog/products.ts'
import { modelUrl } from '#domain/catalog/model.ts'
import { largestUrl } from '../../platform/media/picture-rows.ts'
import type { CardRow, ProductRow } from './product-queries.ts'

/** Converts a product row to the list format of the specification. */
export function asCard(row: CardRow): ProductCard {
  const categoryId = String(row.categoryId)
  const subcategoryId = row.subcategoryId === null ? null : String(row.subcategoryId)
  return {
    _id: String(row.id),
    slug: row.slug,
    name: row.name,
    images: row.pictures.map(largestUrl),
    pictures: row.pictures,
    catId: categoryId,
    catName: row.categoryName,
    category: { _id: categoryId, name: row.categoryName },
    subCatId: subcategoryId,
    subCatName: row.subcategoryName,
    subCategory: subcategoryId === null ? null : { _id: subcategoryId, name: row.subcategoryName! },
    rating: row.ratingCount === 0 ? 0 : Math.round((row.ratingSum / row.ratingCount) * 10) / 10,
    reviewCount: row.ratingCount,
    sizePricing: sizePricing(row.variants),
    countInStock: row.stock,
    isLatest: row.isLatest,
    isFeatured: row.isFeatured,
    isDiscounted: row.oldPrice !== null,
    shortDescription: row.shortDescription,
    price: row.price,
    oldPrice: row.oldPrice,
    salePrice: row.oldPrice === null ? null : row.price,
  }
}

/** Converts a product row to a card plus everything its own page shows. */
export function asProduct(row: ProductRow, said: { reviews: Review[]; starCounts: StarCounts }): Product {
  const { widthCm, depthCm, heightCm } = row
  return {
    ...asCard(row),
    description: row.description,
    detailedDescription: row.detailedDescription,
    productType: distinct(row.variants.map(({ type }) => type)),
    size: distinct(row.variants.map(({ size }) => size)),
    productWeight: firstOfEachSize(row.variants).flatMap(({ weightKg }) => (weightKg === null ? [] : `${weightKg} kg`)),
    material: row.material,
    finishOptions: row.finishOptions,
    assembly: row.assembly,
    colorOptions: row.colorOptions,
    weightCapacity: row.weightCapacityKg,
    warranty: row.warranty,
    specialFeatures: row.specialFeatures,
    dimensionsCm:
      widthCm === null || depthCm === null || heightCm === null
        ? null
        : { width: widthCm, depth: depthCm, height: heightCm },
    model: row.model && asModel(row.model),
    variants: row.variants,
    ...said,
  }
}

function asModel({ mediaId, ...model }: NonNullable<ProductRow['model']>): ProductModel {
  return { url: modelUrl(mediaId), ...model }
}

/** Returns the price of each size, which is that of its first type. */
function sizePricing(variants: Variant[]): SizePricing[] {
  return firstOfEachSize(variants).flatMap(({ size, price, oldPrice }) =>
    size === null ? [] : { size, price, oldPrice, isDiscounted: oldPrice !== null },
  )
}

function firstOfEachSize(variants: Variant[]): Variant[] {
  const seen = new Set<string | null>()
  return variants.filter(({ size }) => !seen.has(size) && seen.add(size))
}

function distinct(values: (string | null)[]): string[] {
  return [...new Set(values)].filter((value) => value !== null)
}
