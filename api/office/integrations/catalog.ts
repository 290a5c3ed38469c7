import { and, asc, eq, gte, inArray, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type {
  ApiProduct,
  ApiProductsQuery,
  ApiStock,
  ApiStockQuery,
  ApiVariant,
  ApiVariantsQuery,
} from '#contract/integrations/catalog.ts'
import type { Db } from '../../platform/db/client.ts'
import { categories, products, variants } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isOrNot } from '../../platform/records/conditions.ts'
import { variantColor } from '../../shop/catalog/color-rows.ts'
import { isLowOnStock, readLevelsOf } from '../../shop/stock/stock-queries.ts'
import { inOrder, readPage } from './read-page.ts'

const subcategory = alias(categories, 'subcategory')

export async function listProducts(db: Db, query: ApiProductsQuery) {
  const { isListed, updatedSince } = query
  const wanted = and(
    isListed === undefined ? undefined : eq(products.listed, isListed),
    updatedSince && gte(products.updatedAt, updatedSince),
  )
  const { ids, ...page } = await readPage(db, { table: products, id: products.id, wanted }, query)
  return { items: await readProducts(db, ids), ...page }
}

/** @throws AppError not_found */
export async function showProduct(db: Db, id: number): Promise<ApiProduct> {
  const [found] = await readProducts(db, [id])
  if (!found) throw new AppError('not_found', 'There is no such product.')
  return found
}

async function readProducts(db: Db, ids: readonly number[]): Promise<ApiProduct[]> {
  const rows = await db
    .select({ product: products, categoryName: categories.name, subcategoryName: subcategory.name })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategory, eq(subcategory.id, products.subcategoryId))
    .where(inArray(products.id, [...ids]))
  const own = Map.groupBy(await selectVariants(db, inArray(variants.productId, [...ids])), ({ productId }) => productId)
  const shown = rows.map(({ product, categoryName, subcategoryName }) => ({
    id: product.id,
    slug: product.slug,
    name: product.name,
    nepaliName: product.translations.ne?.name ?? null,
    isListed: product.listed,
    categoryId: product.categoryId,
    categoryName,
    subcategoryId: product.subcategoryId,
    subcategoryName,
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
    comesAssembled: product.comesAssembled,
    packagesAreEstimates: product.packagesAreEstimates,
    variants: own.get(product.id) ?? [],
  }))
  return inOrder(ids, shown, ({ id }) => id)
}

export async function listVariants(db: Db, query: ApiVariantsQuery) {
  const { ids, ...page } = await readPage(db, { table: variants, id: variants.id, wanted: isVariant(query) }, query)
  return { items: await readVariants(db, ids), ...page }
}

/** @throws AppError not_found */
export async function showVariant(db: Db, id: number): Promise<ApiVariant> {
  const [found] = await readVariants(db, [id])
  if (!found) throw new AppError('not_found', 'There is no such variant.')
  return found
}

/** Reads variants in the order of their ids. */
export async function readVariants(db: Db, ids: readonly number[]): Promise<ApiVariant[]> {
  return inOrder(ids, await selectVariants(db, inArray(variants.id, [...ids])), ({ id }) => id)
}

async function selectVariants(db: Db, wanted: SQL): Promise<ApiVariant[]> {
  const { id, productId, sku, size, type, price, oldPrice, stock, weightKg, packages, position } = variants
  const rows = await db
    .select({ id, productId, sku, color: variantColor, size, type, price, oldPrice, stock, weightKg, packages })
    .from(variants)
    .where(wanted)
    .orderBy(asc(productId), asc(position))
  return rows.map((row) => ({ ...row, color: row.color?.name ?? null }))
}

function isVariant({ productId, sku }: Pick<ApiVariantsQuery, 'productId' | 'sku'>) {
  return and(
    productId === undefined ? undefined : eq(variants.productId, productId),
    sku === undefined ? undefined : eq(variants.sku, sku),
  )
}

export async function listStock(db: Db, query: ApiStockQuery) {
  const wanted = and(isVariant(query), isOrNot(query.isLow, isLowOnStock))
  const { ids, ...page } = await readPage(db, { table: variants, id: variants.id, wanted }, query)
  return { items: await readLevels(db, ids), ...page }
}

/** Reads the stock of variants in the order of their ids. */
export async function readLevels(db: Db, ids: readonly number[]): Promise<ApiStock[]> {
  return inOrder(ids, await readLevelsOf(db, ids), ({ variantId }) => variantId)
}
