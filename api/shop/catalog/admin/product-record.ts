import { asc, eq, sql } from 'drizzle-orm'
import type { Product, ProductForm } from '#contract/admin/catalog/products.ts'
import { versionOf } from '../../../platform/records/version.ts'
import type { Db } from '../../../platform/db/client.ts'
import { cartLines, orderLines, productPictures, products, variants } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { subquery } from '../../../platform/media/picture-rows.ts'
import { linkedPicturesJson } from './picture-links.ts'

const soldPieces = subquery<number>(
  sql`select coalesce(sum(${orderLines.quantity}), 0)::int from ${orderLines} where ${orderLines.variantId} = ${variants.id}`,
)
const cartCount = subquery<number>(
  sql`select count(distinct ${cartLines.cartId})::int from ${cartLines} where ${cartLines.variantId} = ${variants.id}`,
)

/** Reads a product with all editable fields, and with figures such as stock and sales. */
async function findProductRecord(db: Db, id: number): Promise<Product | undefined> {
  const [row] = await db
    .select({ product: products, pictures: linkedPicturesJson(productPictures, eq(productPictures.productId, id)) })
    .from(products)
    .where(eq(products.id, id))
  if (!row) return undefined
  const rows = await readVariants(db, id)
  const form = asForm(row.product, row.pictures, rows)
  const { listed, salesCount, createdAt, updatedAt } = row.product
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

function readVariants(db: Db, productId: number) {
  return db
    .select({ variant: variants, stock: variants.stock, id: variants.id, sold: soldPieces, carts: cartCount })
    .from(variants)
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.position))
}

type VariantRows = Awaited<ReturnType<typeof readVariants>>

/** Returns only the editable fields, always in this order, because the record's version is computed from them. */
function asForm(
  product: typeof products.$inferSelect,
  pictures: ProductForm['pictures'],
  rows: VariantRows,
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
    warranty: product.warranty ?? '',
    specialFeatures: product.specialFeatures ?? '',
    widthCm: product.widthCm,
    depthCm: product.depthCm,
    heightCm: product.heightCm,
    translations: { ne: product.translations.ne ?? {} },
    pictures,
    variants: rows.map(({ variant }) => ({
      id: variant.id,
      size: variant.size,
      type: variant.type,
      sku: variant.sku,
      price: variant.price,
      oldPrice: variant.oldPrice,
      lowStockAt: variant.lowStockAt,
      weightKg: variant.weightKg,
      widthCm: variant.widthCm,
      depthCm: variant.depthCm,
      heightCm: variant.heightCm,
    })),
  }
}
