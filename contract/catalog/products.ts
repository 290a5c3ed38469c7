import { MAX_ASKED_PRODUCTS, MAX_PRICE_RUPEES, MAX_PRODUCT_IDS } from '#domain/bounds.ts'
import { colorFamilies } from '#domain/catalog/color-families.ts'
import { availabilities, discountSteps, starRows, sortValues } from '#domain/catalog/listing-filters.ts'
import { bedSizeNames } from '#domain/catalog/sizes.ts'
import { z } from 'zod'
import { commaList, commaSet, Id, Limit, NamedId, Page, Picture, QueryFlag, WholeNumber } from '#contract/common.ts'
import { ChosenColor, Color, ProductPicture } from './colors.ts'

/** Whole rupees, including VAT. */
export const Price = z.int().nonnegative()

export const SizePricing = z.object({
  size: z.string(),
  price: Price,
  oldPrice: Price.nullable(),
  isDiscounted: z.boolean(),
})
export type SizePricing = z.infer<typeof SizePricing>

/** Size of the furniture in centimeters. */
const Dimensions = z.object({ width: z.int(), depth: z.int(), height: z.int() })

/** What "Add to Cart" on a card adds for a color and a size: the first type in the shop's order. */
export const CardOffer = z.object({
  /** Slug of the color; null if the product has no named color. */
  color: z.string().nullable(),
  /** Null if the product comes in one size. */
  size: z.string().nullable(),
  price: Price,
  oldPrice: Price.nullable(),
  countInStock: z.int(),
  /** Whether it counts as large for the delivery fee. */
  isLarge: z.boolean(),
  /** Missing if the product's dimensions apply. */
  ownDimensionsCm: Dimensions.optional(),
})
export type CardOffer = z.infer<typeof CardOffer>

/** A product as shown in lists. */
export const ProductCard = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  images: z.array(z.string()),
  pictures: z.array(ProductPicture),
  catId: z.string(),
  catName: z.string(),
  category: NamedId,
  subCatId: z.string().nullable(),
  subCatName: z.string().nullable(),
  subCategory: NamedId.nullable(),
  /** Average rating to one decimal; 0 without reviews. */
  rating: z.number(),
  reviewCount: z.int(),
  /** In the shop's order. Empty if no color has a name; one entry if there is nothing to choose. */
  colors: z.array(Color),
  /** One entry per size of the first color, in order; empty if the product comes in one size. */
  sizePricing: z.array(SizePricing),
  /** One entry per color and size, in the shop's order, the first color first. */
  offers: z.array(CardOffer),
  /** Total stock of all variants. */
  countInStock: z.int(),
  /** Business days that making one takes once it is sold out; null if the shop promises nothing about that. */
  madeInDays: z.int().nullable(),
  isLatest: z.boolean(),
  isFeatured: z.boolean(),
  isDiscounted: z.boolean(),
  shortDescription: z.string(),
  /** Price of the first variant. */
  price: Price,
  oldPrice: Price.nullable(),
  /** The reduced price; null if the price is not reduced. */
  salePrice: Price.nullable(),
})
export type ProductCard = z.infer<typeof ProductCard>

/** The unit that a shopper buys: one color, size and type. */
export const Variant = z.object({
  _id: z.string(),
  sku: z.string(),
  /** Slug of its color. */
  color: z.string().nullable(),
  size: z.string().nullable(),
  type: z.string().nullable(),
  price: Price,
  oldPrice: Price.nullable(),
  countInStock: z.int(),
  weightKg: z.number().nullable(),
  /** Null if the product's dimensions apply. */
  dimensionsCm: Dimensions.nullable(),
  /** Whether it counts as large for the delivery fee. */
  isLarge: z.boolean(),
})
export type Variant = z.infer<typeof Variant>

export const Review = z.object({
  _id: z.string(),
  user: z.string(),
  avatar: z.string().nullable(),
  /** ISO instant. */
  date: z.string(),
  comment: z.string(),
  rating: z.int().min(1).max(5),
  /** Photos taken in the customer's home; their `alt` is ''. */
  photos: z.array(Picture),
  /** The shop's answer; '' if none. */
  answer: z.string(),
  /** ISO instant; null without an answer. */
  answeredAt: z.string().nullable(),
  /** Number of people who found it helpful. */
  helpfulCount: z.int(),
  /** Whether the author received the product. */
  isVerified: z.boolean(),
  /** What the author bought; null if that is not known, or if the product has nothing to choose. */
  bought: z
    .object({ color: ChosenColor.nullable(), size: z.string().nullable(), type: z.string().nullable() })
    .nullable(),
})
export type Review = z.infer<typeof Review>

/** Number of reviews per star rating. */
export const StarCounts = z.record(z.enum(['5', '4', '3', '2', '1']), z.int())
export type StarCounts = z.infer<typeof StarCounts>

/** A 3D model in real size: binary glTF, in metres. */
export const ProductModel = z.object({
  url: z.string(),
  /** Download size, compressed. */
  bytes: z.int().positive(),
  /** Size of the model as shown, including loose cushions and folded bedding. */
  widthCm: z.int().positive(),
  depthCm: z.int().positive(),
  heightCm: z.int().positive(),
  /** The product size that the model shows; null if there is only one. */
  size: z.string().nullable(),
  /**
   * Slugs of the colors that the model can show: the file has a material variant of each name
   * (KHR_materials_variants). Empty if the file has none.
   */
  colors: z.array(z.string()),
})
export type ProductModel = z.infer<typeof ProductModel>

export const Product = ProductCard.extend({
  description: z.string(),
  /** One paragraph per line. */
  detailedDescription: z.string(),
  /** Available types; empty if there is only one. */
  productType: z.array(z.string()),
  size: z.array(z.string()),
  /** Weight with its unit, one entry per size, such as `68 kg`. */
  productWeight: z.array(z.string()),
  material: z.string().nullable(),
  finishOptions: z.string().nullable(),
  assembly: z.string().nullable(),
  colorOptions: z.string().nullable(),
  /** Kilograms. */
  weightCapacity: z.number().nullable(),
  warranty: z.string().nullable(),
  specialFeatures: z.string().nullable(),
  /** The dimensions in the pictures; a variant may have its own. */
  dimensionsCm: Dimensions.nullable(),
  /** The table alone, of a set whose dimensions count its chairs pulled out; null for any other product. */
  tableCm: Dimensions.omit({ height: true }).nullable(),
  model: ProductModel.nullable(),
  variants: z.array(Variant),
  /** Newest first, at most 100; `reviewCount` and `starCounts` count them all. */
  reviews: z.array(Review),
  starCounts: StarCounts,
  /** Orders delivered, by the English name of the district, as counted last night; without districts of few buyers. */
  deliveredTo: z.record(z.string(), z.int()),
})
export type Product = z.infer<typeof Product>

/** One package as it is delivered, with its wrapping; sides in whole centimeters. */
export const Package = z.object({
  /** Such as `Headboard`; '' if it has none. */
  name: z.string(),
  lengthCm: z.int(),
  widthCm: z.int(),
  heightCm: z.int(),
  weightKg: z.number(),
})
export type Package = z.infer<typeof Package>

/** A product with the packages in which it is delivered, which its page does not show. */
export const PackedProduct = Product.extend({
  /** `packages` is empty as long as the shop has not entered them. */
  variants: z.array(Variant.extend({ packages: z.array(Package) })),
  /** False if it comes in parts and is built in the room; null if the shop has not entered it. */
  comesAssembled: z.boolean().nullable(),
  /** Whether the packages are guesses that nobody has measured. */
  packagesAreEstimates: z.boolean(),
})
export type PackedProduct = z.infer<typeof PackedProduct>

export const ProductParams = z.object({ id: Id })
export const ProductReply = z.object({ success: z.literal(true), message: z.string(), product: PackedProduct })
export type ProductReply = z.infer<typeof ProductReply>

export const filterFields = {
  minPrice: WholeNumber(0, MAX_PRICE_RUPEES).optional(),
  maxPrice: WholeNumber(0, MAX_PRICE_RUPEES).optional(),
  /** Sizes of beds and mattresses; a product counts if it comes in any of them, within the price limits. */
  size: commaSet(z.enum(bedSizeNames)).optional(),
  /** Families of colors; a product counts if it comes in any of them. */
  color: commaSet(z.enum(colorFamilies)).optional(),
  /** Ids of categories or subcategories. */
  category: commaSet(Id).optional(),
  availability: commaSet(z.enum(availabilities)).optional(),
  discount: z.enum(['0', '10', '20', '30']).transform(Number).pipe(z.literal(discountSteps)).optional(),
  rating: commaSet(z.enum(['5', '4', '3', '2', '1']).transform(Number).pipe(z.literal(starRows))).optional(),
  /** `true` adds `facets` to the reply. */
  facets: QueryFlag.optional(),
}
const listFields = {
  page: Page,
  limit: Limit(12, 100),
  sort: z.enum(sortValues).default('-sales'),
  featured: QueryFlag.optional(),
  latest: QueryFlag.optional(),
  discounted: QueryFlag.optional(),
  ...filterFields,
}

export const lowestFirst = (query: { minPrice?: number | undefined; maxPrice?: number | undefined }) =>
  (query.minPrice ?? 0) <= (query.maxPrice ?? MAX_PRICE_RUPEES)
const usual = { page: 1, limit: 12, sort: '-sales' }
/** Whether every given field has its default value. */
const isUsual = (query: object) =>
  Object.entries(query).every(([field, value]) => value === usual[field as keyof typeof usual])
export const lowestFirstError = { path: ['minPrice'], message: 'Must not be above maxPrice' }

export const ProductsQuery = z
  .strictObject({
    ...listFields,
    catId: Id.optional(),
    subCatId: Id.optional(),
    /** Exactly these products, in this order; products that the shop no longer has are left out. */
    ids: commaList(Id, MAX_ASKED_PRODUCTS).optional(),
  })
  .refine(lowestFirst, lowestFirstError)
  .refine(({ ids, ...others }) => ids === undefined || isUsual(others), {
    path: ['ids'],
    message: 'Must stand alone: what is named is neither filtered, sorted nor paged',
  })
export type ProductsQuery = z.infer<typeof ProductsQuery>

/** Like `ProductsQuery`, for lists scoped to a category or subcategory in the path. */
export const ScopedProductsQuery = z.strictObject(listFields).refine(lowestFirst, lowestFirstError)

export const CategoryIdParams = z.object({ categoryId: Id })
export const SubcategoryIdParams = z.object({ subcategoryId: Id })

/** The number of products for each choice. Each facet ignores its own selection. */
export const Facets = z.object({
  /**
   * Sizes of beds and mattresses: those in a subcategory, and those chosen, smallest first. Empty elsewhere. Only prices
   * of that size count for the price limits.
   */
  sizes: z.array(z.object({ size: z.enum(bedSizeNames), count: z.int() })),
  /**
   * The families of colors in the list, and those chosen, in a fixed order; `swatch` stands for the family. A product
   * counts once in each family in which it comes.
   */
  colors: z.array(z.object({ family: z.enum(colorFamilies), name: z.string(), swatch: z.string(), count: z.int() })),
  /** In catalog order: the top-level categories, or the subcategories of one category. */
  categories: z.array(z.object({ _id: z.string(), name: z.string(), count: z.int() })),
  availability: z.record(z.enum(availabilities), z.int()),
  discount: z.record(z.enum(['0', '10', '20', '30']), z.int()),
  stars: z.record(z.enum(['5', '4', '3', '2', '1']), z.int()),
  priceRange: z.object({ lowest: Price, highest: Price }).nullable(),
})
export type Facets = z.infer<typeof Facets>

export const ProductsReply = z.object({
  success: z.literal(true),
  message: z.string(),
  products: z.array(ProductCard),
  /** Total on all pages. */
  totalProducts: z.int(),
  facets: Facets.optional(),
})
export type ProductsReply = z.infer<typeof ProductsReply>

export const ProductIdsQuery = z.strictObject({ page: Page, limit: Limit(MAX_PRODUCT_IDS, MAX_PRODUCT_IDS) })
export type ProductIdsQuery = z.infer<typeof ProductIdsQuery>

export const ProductIdsReply = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Lowest first. */
  data: z.array(z.string()),
  /** Total on all pages. */
  totalProducts: z.int(),
})
export type ProductIdsReply = z.infer<typeof ProductIdsReply>
