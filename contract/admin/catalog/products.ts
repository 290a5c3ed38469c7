import { MAX_MADE_IN_DAYS } from '#domain/delivery-zones/delivery-promise.ts'
import { ID_PATTERN } from '#domain/id.ts'
import { MAX_COLOR_NAME_LENGTH, MAX_COLORS, SWATCH_PATTERN } from '#domain/catalog/color.ts'
import {
  MAX_PACKAGE_CM,
  MAX_PACKAGE_KG,
  MAX_PACKAGE_NAME_LENGTH,
  MAX_PACKAGES,
  PACKAGE_NAME_PATTERN,
} from '#domain/catalog/packages.ts'
import { MAX_PIECE_PRICE, MAX_PRODUCT_PICTURES, MAX_VARIANTS, productProblems } from '#domain/catalog/product.ts'
import { MAX_SKU_LENGTH, SKU_PATTERN } from '#domain/catalog/variant-name.ts'
import { MAX_STOCK } from '#domain/stock/stock.ts'
import { RowId } from '#contract/common.ts'
import { z } from 'zod'
import { Line, LinkedPicture, Name, Nepali, Paragraphs, PictureId, Slug } from './parts.ts'
import { listOf, listQuery, Version } from '#contract/admin/list.ts'

const MAX_CHOICE_LENGTH = 40
const QueryYes = z.literal('true').optional()
/** What a variant may cost, in whole rupees. */
export const Price = z.int().positive().max(MAX_PIECE_PRICE)
const Measure = z.int().positive().max(10_000).nullable()
const measures = { widthCm: Measure, depthCm: Measure, heightCm: Measure }
const Choice = Line(MAX_CHOICE_LENGTH).nullable()

const productStates = ['published', 'scheduled', 'draft'] as const

export const ProductsQuery = listQuery(['createdAt', 'updatedAt', 'name', 'price', 'stock', 'sales'], {
  /** A category or a subcategory. */
  categoryId: z.string().regex(ID_PATTERN).transform(Number).optional(),
  state: z.enum(productStates).optional(),
  latest: QueryYes,
  featured: QueryYes,
  /** Whether a variant is at or below its low-stock threshold. */
  low: QueryYes,
  reduced: QueryYes,
  /** Reduced for so long that the old price should be removed. */
  reducedTooLong: QueryYes,
  withoutPictures: QueryYes,
  /** The name or a description has no Nepali translation. */
  withoutNepali: QueryYes,
})
export type ProductsQuery = z.infer<typeof ProductsQuery>

/** A product as a row of the list. */
export const ProductRow = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  categoryId: z.int(),
  categoryName: z.string(),
  subcategoryId: z.int().nullable(),
  subcategoryName: z.string().nullable(),
  /** The first picture; null if none. */
  picture: z.object({ id: z.string(), width: z.int() }).nullable(),
  state: z.enum(productStates),
  publishAt: z.iso.datetime().nullable(),
  unpublishAt: z.iso.datetime().nullable(),
  isLatest: z.boolean(),
  isFeatured: z.boolean(),
  /** Price of the first size; 0 if there is none. */
  price: z.int(),
  oldPrice: z.int().nullable(),
  variants: z.int(),
  stock: z.int(),
  isLow: z.boolean(),
  isReducedTooLong: z.boolean(),
  hasNepali: z.boolean(),
  /** Number of pieces sold. */
  sales: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type ProductRow = z.infer<typeof ProductRow>
export const ProductList = listOf(ProductRow)

const colorWords = { name: Line(MAX_COLOR_NAME_LENGTH) }

/** A color or finish, in the shop's order. */
export const ColorForm = z.object({
  /** Null for a new color. */
  id: RowId.nullable(),
  /** Variants and pictures refer to the color by this slug, and so do addresses. */
  slug: Slug,
  name: Name(MAX_COLOR_NAME_LENGTH),
  swatch: z.string().regex(SWATCH_PATTERN, 'Must be a color such as #2f5d46'),
  /** A small picture to show instead of the swatch; null for a plain color. */
  swatchPicture: PictureId.nullable(),
  translations: Nepali(colorWords),
})
export type ColorForm = z.infer<typeof ColorForm>

/** A picture of a product. */
export const ProductPictureForm = LinkedPicture.extend({
  /** Slug of the color that it shows; null if it suits every color. */
  color: Slug.nullable(),
})
export type ProductPictureForm = z.infer<typeof ProductPictureForm>

const PackageName = Line(MAX_PACKAGE_NAME_LENGTH).regex(PACKAGE_NAME_PATTERN, 'Must be without ; : and /')
const PackageSide = z.int().positive().max(MAX_PACKAGE_CM)

/** One package as it is delivered, with its wrapping. */
const PackageForm = z
  .strictObject({
    /** Such as `Headboard`; '' for none. */
    name: PackageName,
    /** '' shows the English name. */
    nepaliName: PackageName,
    lengthCm: PackageSide,
    widthCm: PackageSide,
    heightCm: PackageSide,
    weightKg: z.number().positive().max(MAX_PACKAGE_KG).multipleOf(0.1),
  })
  .refine(({ name, nepaliName }) => name !== '' || nepaliName === '', {
    path: ['name'],
    message: 'Needs an English name beside the Nepali one',
  })

/** One color, size and type, in the shop's order. Stock is not included, because it changes on its own. */
export const VariantForm = z.object({
  /** Null for a new variant. */
  id: RowId.nullable(),
  /** Slug of its color; null if the product has no named colors. */
  color: Slug.nullable(),
  size: Choice,
  type: Choice,
  sku: z.string().max(MAX_SKU_LENGTH).regex(SKU_PATTERN, 'Must be capital letters and digits with hyphens between'),
  price: Price,
  oldPrice: Price.nullable(),
  /** What the shop pays for one piece, without VAT; null if unknown, and for roles that may not read reports. */
  cost: z.int().nonnegative().max(MAX_PIECE_PRICE).nullable(),
  lowStockAt: z.int().nonnegative().max(MAX_STOCK).nullable(),
  weightKg: z.number().positive().max(9_999).multipleOf(0.1).nullable(),
  ...measures,
  /** Empty as long as nobody has entered them. */
  packages: z.array(PackageForm).max(MAX_PACKAGES),
})
export type VariantForm = z.infer<typeof VariantForm>

const words = {
  name: Line(120),
  shortDescription: Paragraphs(300),
  description: Paragraphs(2_000),
  detailedDescription: Paragraphs(8_000),
  material: Line(300),
  finishOptions: Line(300),
  assembly: Line(300),
  colorOptions: Line(300),
  warranty: Line(300),
  specialFeatures: Line(500),
}
const fields = {
  ...words,
  name: Name(120),
  slug: Slug,
  categoryId: RowId,
  subcategoryId: RowId.nullable(),
  published: z.boolean(),
  publishAt: z.iso.datetime().nullable(),
  unpublishAt: z.iso.datetime().nullable(),
  isLatest: z.boolean(),
  isFeatured: z.boolean(),
  weightCapacityKg: z.int().positive().max(100_000).nullable(),
  /** Business days that making one takes once it is sold out; null if the shop promises nothing about that. */
  madeInDays: z.int().positive().max(MAX_MADE_IN_DAYS).nullable(),
  /** False if it comes in parts and is built in the room; null if unknown. */
  comesAssembled: z.boolean().nullable(),
  /** Whether the packages of its variants are guesses that nobody has measured. */
  packagesAreEstimates: z.boolean(),
  ...measures,
  /** The table alone, of a set whose measures count its chairs pulled out. */
  tableWidthCm: Measure,
  tableDepthCm: Measure,
  translations: Nepali(words),
  pictures: z.array(ProductPictureForm).max(MAX_PRODUCT_PICTURES),
  colors: z.array(ColorForm).max(MAX_COLORS),
  variants: z.array(VariantForm).max(MAX_VARIANTS),
}

/** All editable fields of a product. */
const ProductForm = z.strictObject(fields)
export type ProductForm = z.infer<typeof ProductForm>

export const NewProduct = ProductForm.check(fitsTogether)
export type NewProduct = z.infer<typeof NewProduct>

/**
 * The product as read, with changes; extra fields are ignored. `removes` lists the variants to delete. If a variant is
 * missing without being listed, the call is refused, because that may be a mistake.
 */
export const SaveProduct = z
  .object({ ...fields, version: Version, removes: z.array(RowId).max(MAX_VARIANTS).default([]) })
  .check(fitsTogether)
export type SaveProduct = z.infer<typeof SaveProduct>

function fitsTogether({ value, issues }: z.core.ParsePayload<ProductForm>) {
  for (const [path, message] of Object.entries(productProblems(value))) {
    issues.push({ code: 'custom', input: value, path: path.split('.'), message })
  }
}

/** A variant with its read-only fields. */
const Variant = z.object({
  ...VariantForm.shape,
  id: RowId,
  stock: z.int(),
  /** Pieces in orders, and the number of carts that hold it. Staff should know both before they remove it. */
  sold: z.int(),
  carts: z.int(),
})

/** The whole record. */
export const Product = z.object({
  ...fields,
  variants: z.array(Variant),
  id: z.int(),
  version: Version,
  /** Whether shoppers can see it. */
  isListed: z.boolean(),
  sales: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Product = z.infer<typeof Product>

/** The products of one action. */
export const ChosenIds = z.array(RowId).min(1).max(500)

/** How many variants the products of one action have: orders of them wait until the history of each is written. */
export const MOST_VARIANTS_OF_ACTION = 2_000

/** Actions on selected rows. */
export const BulkBody = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('publish'), ids: ChosenIds }),
  z.strictObject({ act: z.literal('unpublish'), ids: ChosenIds }),
  z.strictObject({
    act: z.literal('flag'),
    ids: ChosenIds,
    isLatest: z.boolean().optional(),
    isFeatured: z.boolean().optional(),
  }),
])
export type BulkBody = z.infer<typeof BulkBody>
export const BulkReply = z.object({ items: z.array(ProductRow) })
