import { asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { defined } from '#domain/defined.ts'
import type { Db } from '../../platform/db/client.ts'
import {
  categories,
  pictures,
  priceChanges,
  productColors,
  productPictures,
  products,
  variants,
} from '../../platform/db/schema.ts'
import { colorCells, productCells, variantCells, type ProductRow } from './product-cells.ts'
import type { LinkedPicture, ShopState, StateProduct } from './shop-state.ts'
import { cellsOf } from './row-values.ts'

const subcategories = alias(categories, 'subcategories')
const { searchDocument: _searchDocument, ...productColumns } = getTableColumns(products)

/** The IDs, slugs, SKUs and pictures that a file names. */
export type Named = { ids: string[]; slugs: string[]; skus: string[]; pictures: string[] }

/** Reads everything that these names can refer to, in a fixed number of statements. */
export async function readShopState(db: Db, named: Named): Promise<ShopState> {
  const slugs = await slugsOf(db, named)
  const found = await readProducts(db, slugs)
  const skus = found.flatMap((product) =>
    product.variants.map(({ cells }) => [cellsOf(cells)('sku'), product.slug] as const),
  )
  return {
    products: new Map(found.map((product) => [product.slug, product])),
    slugBySku: new Map(skus),
    slugById: new Map(found.map(({ id, slug }) => [String(id), slug])),
    categories: await readCategories(db),
    pictures: await readPictureNames(db, named.pictures),
    prices: await readPrices(db, named.skus),
    now: new Date(),
  }
}

/** Reads the products with these slugs, with all import columns, sorted by ID. */
export async function readProducts(db: Db, slugs: readonly string[]): Promise<StateProduct[]> {
  const rows = await db
    .select({ product: productColumns, category: categories.slug, subcategory: subcategories.slug })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .where(isAmong(products.slug, slugs))
    .orderBy(asc(products.id))
  const ids = rows.map(({ product }) => product.id)
  const variantsOf = Map.groupBy(await readVariants(db, ids), ({ productId }) => productId)
  const picturesOf = Map.groupBy(await readLinks(db, ids), ({ productId }) => productId)
  const colorsOf = Map.groupBy(await readColors(db, ids), ({ productId }) => productId)
  return rows.map(({ product, category, subcategory }) => {
    const links = picturesOf.get(product.id) ?? []
    const cells = productCells(product as ProductRow, {
      category,
      subcategory,
      pictureIds: links.map(({ pictureId }) => pictureId),
    })
    const pictureLinks = links.map(({ pictureId, alt, translations, colorId }): LinkedPicture => {
      return { pictureId, alt, translations, colorId }
    })
    const colors = (colorsOf.get(product.id) ?? []).map((row) => {
      const shown = links.flatMap(({ pictureId, colorId }) => (colorId === row.id ? [pictureId] : []))
      return { id: row.id, slug: row.slug, name: row.name, cells: colorCells(row, shown) }
    })
    const nameOf = new Map(colors.map((color) => [color.id, color.name]))
    const ofProduct = (variantsOf.get(product.id) ?? []).map((row) => ({
      id: row.id,
      position: row.position,
      cells: variantCells(row, row.colorId === null ? '' : defined(nameOf.get(row.colorId), `color ${row.colorId}`)),
    }))
    const { id, slug, translations } = product
    const publishAt = product.publishAt?.toISOString() ?? null
    const unpublishAt = product.unpublishAt?.toISOString() ?? null
    const shown = { pictures: pictureLinks, colors, variants: ofProduct }
    return { id, slug, cells, publishAt, unpublishAt, translations, ...shown }
  })
}

function readVariants(db: Db, productIds: readonly number[]) {
  return db
    .select()
    .from(variants)
    .where(isAmong(variants.productId, productIds))
    .orderBy(variants.productId, variants.position)
}

function readColors(db: Db, productIds: readonly number[]) {
  return db
    .select()
    .from(productColors)
    .where(isAmong(productColors.productId, productIds))
    .orderBy(productColors.productId, productColors.position)
}

function readLinks(db: Db, productIds: readonly number[]) {
  return db
    .select()
    .from(productPictures)
    .where(isAmong(productPictures.productId, productIds))
    .orderBy(productPictures.productId, productPictures.position)
}

async function slugsOf(db: Db, { ids, slugs, skus }: Named): Promise<string[]> {
  const ofSkus = db.select({ id: variants.productId }).from(variants).where(isAmong(variants.sku, skus))
  const rows = await db
    .select({ slug: products.slug })
    .from(products)
    .where(or(isAmong(products.slug, slugs), isAmong(products.id, ids.map(Number)), inArray(products.id, ofSkus)))
  return rows.map(({ slug }) => slug)
}

async function readCategories(db: Db): Promise<ShopState['categories']> {
  const rows = await db.select().from(categories)
  const slugOf = new Map(rows.map(({ id, slug }) => [id, slug]))
  return new Map(rows.map(({ id, slug, parentId }) => [slug, { id, parent: slugOf.get(parentId ?? 0) ?? null }]))
}

async function readPictureNames(db: Db, names: readonly string[]): Promise<ShopState['pictures']> {
  const rows = await db
    .select({ id: pictures.id, fileName: pictures.fileName })
    .from(pictures)
    .where(or(isAmong(pictures.id, names), isAmong(pictures.fileName, names)))
  const found: ShopState['pictures'] = Map.groupBy([], () => '')
  for (const { id, fileName } of rows) {
    found.set(id, [id])
    found.set(fileName, [...(found.get(fileName) ?? []), id])
  }
  return found
}

async function readPrices(db: Db, skus: readonly string[]): Promise<ShopState['prices']> {
  const rows = await db
    .select({
      sku: variants.sku,
      price: priceChanges.price,
      since: priceChanges.since,
      isOffered: priceChanges.isOffered,
    })
    .from(priceChanges)
    .innerJoin(variants, eq(variants.id, priceChanges.variantId))
    .where(isAmong(variants.sku, skus))
    .orderBy(priceChanges.since, priceChanges.id)
  return Map.groupBy(rows, ({ sku }) => sku)
}

/** Uses one parameter for any number of values: `in` allows at most 65,535. */
function isAmong(column: Parameters<typeof inArray>[0], values: readonly (string | number)[]) {
  return sql`${column} = any(${sql.param([...values])})`
}
