import { and, asc, eq, sql } from 'drizzle-orm'
import type { ColorForm, Product, ProductForm, ProductPictureForm } from '#contract/admin/catalog/products.ts'
import { versionOf } from '../../../platform/records/version.ts'
import type { Db } from '../../../platform/db/client.ts'
import {
  cartLines,
  orderLines,
  productColors,
  productPictures,
  products,
  variants,
} from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { subquery } from '../../../platform/media/picture-rows.ts'

const soldPieces = subquery<number>(
  sql`select coalesce(sum(${orderLines.quantity}), 0)::int from ${orderLines} where ${orderLines.variantId} = ${variants.id}`,
)
const cartCount = subquery<number>(
  sql`select count(distinct ${cartLines.cartId})::int from ${cartLines} where ${cartLines.variantId} = ${variants.id}`,
)

/** Reads a product with all editable fields, and with figures such as stock and sales. */
async function findProductRecord(db: Db, id: number): Promise<Product | undefined> {
  const [product] = await db.select().from(products).where(eq(products.id, id))
  if (!product) return undefined
  const rows = await readVariants(db, id)
  const form = asForm(product, { colors: await readColors(db, id), pictures: await readPictures(db, id), rows })
  const { listed, salesCount, createdAt, updatedAt } = product
  return {
    ...form,
    variants: form.variants.map((variant, at) => {
      const { id: variantId, stock, sold, carts } = rows[at]!
      return { ...variant, id: variantId, stock, sold, carts }
    }),
    id,
    version: versionOf(form),
    isListed: listed,
    sales: salesCount,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** @throws AppError not_found */
export async function readProductRecord(db: Db, id: number): Promise<Product> {
  const found = await findProductRecord(db, id)
  if (!found) throw new AppError('not_found', 'This product does not exist any more.')
  return found
}

async function readColors(db: Db, productId: number): Promise<ColorForm[]> {
  const rows = await db
    .select()
    .from(productColors)
    .where(eq(productColors.productId, productId))
    .orderBy(asc(productColors.position))
  return rows.map(({ id, slug, name, swatch, swatchPictureId: swatchPicture, translations }) => {
    return { id, slug, name, swatch, swatchPicture, translations: { ne: translations.ne ?? {} } }
  })
}

async function readPictures(db: Db, productId: number): Promise<ProductPictureForm[]> {
  const { pictureId, alt, translations } = productPictures
  const rows = await db
    .select({ pictureId, alt, translations, color: productColors.slug })
    .from(productPictures)
    .leftJoin(productColors, isColor(productPictures))
    .where(eq(productPictures.productId, productId))
    .orderBy(asc(productPictures.position))
  return rows.map(({ translations: { ne = {} }, ...row }) => ({
    pictureId: row.pictureId,
    alt: row.alt,
    translations: { ne },
    color: row.color,
  }))
}

function isColor({ productId, colorId }: typeof productPictures | typeof variants) {
  return and(eq(productColors.productId, productId), eq(productColors.id, colorId))
}

function readVariants(db: Db, productId: number) {
  return db
    .select({
      variant: variants,
      color: productColors.slug,
      stock: variants.stock,
      id: variants.id,
      sold: soldPieces,
      carts: cartCount,
    })
    .from(variants)
    .leftJoin(productColors, isColor(variants))
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.position))
}

type VariantRows = Awaited<ReturnType<typeof readVariants>>

/** The record for a role that may not see what pieces cost the shop. Such a role saves no products. */
export function withoutCosts(product: Product): Product {
  return { ...product, variants: product.variants.map((variant) => ({ ...variant, cost: null })) }
}

/** Returns only the editable fields, always in this order, because the record's version is computed from them. */
function asForm(
  product: typeof products.$inferSelect,
  { colors, pictures, rows }: Pick<ProductForm, 'colors' | 'pictures'> & { rows: VariantRows },
): ProductForm {
  return {
    name: product.name,
    slug: product.slug,
    categoryId: product.categoryId,
    subcategoryId: product.subcategoryId,
    published: product.published,
    publishAt: product.publishAt?.toISOString() ?? null,
    unpublishAt: product.unpublishAt?.toISOString() ?? null,
    isLatest: product.isLatest,
    isFeatured: product.isFeatured,
    shortDescription: product.shortDescription,
    description: product.description,
    detailedDescription: product.detailedDescription,
    material: product.material ?? '',
    finishOptions: product.finishOptions ?? '',
    assembly: product.assembly ?? '',
    colorOptions: product.colorOptions ?? '',
    weightCapacityKg: product.weightCapacityKg,
    madeInDays: product.madeInDays,
    comesAssembled: product.comesAssembled,
    packagesAreEstimates: product.packagesAreEstimates,
    warranty: product.warranty ?? '',
    specialFeatures: product.specialFeatures ?? '',
    widthCm: product.widthCm,
    depthCm: product.depthCm,
    heightCm: product.heightCm,
    tableWidthCm: product.tableWidthCm,
    tableDepthCm: product.tableDepthCm,
    translations: { ne: product.translations.ne ?? {} },
    pictures,
    colors,
    variants: rows.map(({ variant, color }) => ({
      id: variant.id,
      color,
      size: variant.size,
      type: variant.type,
      sku: variant.sku,
      price: variant.price,
      oldPrice: variant.oldPrice,
      cost: variant.cost,
      lowStockAt: variant.lowStockAt,
      weightKg: variant.weightKg,
      widthCm: variant.widthCm,
      depthCm: variant.depthCm,
      heightCm: variant.heightCm,
      packages: variant.packages,
    })),
  }
}
