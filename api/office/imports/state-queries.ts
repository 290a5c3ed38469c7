import { asc, eq, getTableColumns, inArray, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { defined } from '#domain/defined.ts'
import type { Db } from '../../platform/db/client.ts'
import { isAmong } from '../../platform/db/is-among.ts'
import { runUnhurried } from '../../platform/process/unhurried.ts'
import { categories, pictures, productColors, productPictures, products, variants } from '../../platform/db/schema.ts'
import { decidingChanges } from '../../shop/catalog/admin/price-history.ts'
import { type Named, namedIn } from './named-in.ts'
import { colorCells, productCells, variantCells, type ProductRow } from './product-cells.ts'
import type { TypedRow } from './read-table.ts'
import type { LinkedPicture, ShopState, StateProduct } from './shop-state.ts'
import { cellsOf } from './row-values.ts'

const subcategories = alias(categories, 'subcategories')
const { searchDocument: _searchDocument, ...productColumns } = getTableColumns(products)

/** Writing a longer list into a statement keeps others waiting, and looking for it takes the database long. */
const NAMES_AT_ONCE = 1_000
/** Each product has up to 200 variants, whose cells are made in one go. */
const PRODUCTS_AT_ONCE = 50

/**
 * Reads everything that the rows of a file can refer to, for a thousand names or fifty products with each statement.
 *
 * @throws AppError invalid_input for more than MAX_PICTURE_NAMES different pictures
 */
export async function readShopState(db: Db, rows: readonly TypedRow[]): Promise<ShopState> {
  const named = await runUnhurried(namedIn(rows))
  const slugs = await slugsOf(db, named)
  const found = await inPortions([...slugs], (some) => readProducts(db, some), PRODUCTS_AT_ONCE)
  const skus = found.flatMap((product) =>
    product.variants.map(({ cells }) => [cellsOf(cells)('sku'), product.slug] as const),
  )
  return {
    products: new Map(found.map((product) => [product.slug, product])),
    slugBySku: new Map(skus),
    slugById: new Map(found.map(({ id, slug }) => [String(id), slug])),
    categories: await readCategories(db),
    pictures: await readPictureNames(db, named.pictures),
    prices: Map.groupBy(await inPortions(named.skus, (some) => readPrices(db, some)), ({ sku }) => sku),
    now: new Date(),
  }
}

async function inPortions<Row>(
  names: readonly string[],
  read: (some: readonly string[]) => PromiseLike<Row[]>,
  atOnce = NAMES_AT_ONCE,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let from = 0; from < names.length; from += atOnce) {
    for (const row of await read(names.slice(from, from + atOnce))) rows.push(row)
  }
  return rows
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

async function slugsOf(db: Db, { ids, slugs, skus }: Named): Promise<Set<string>> {
  const slugsWhere = (wanted: SQL) => db.select({ slug: products.slug }).from(products).where(wanted)
  const ofSkus = (some: readonly string[]) =>
    db.select({ id: variants.productId }).from(variants).where(isAmong(variants.sku, some))
  const rows = [
    ...(await inPortions(slugs, (some) => slugsWhere(isAmong(products.slug, some)))),
    ...(await inPortions(ids, (some) => slugsWhere(isAmong(products.id, some.map(Number))))),
    ...(await inPortions(skus, (some) => slugsWhere(inArray(products.id, ofSkus(some))))),
  ]
  return new Set(rows.map(({ slug }) => slug))
}

async function readCategories(db: Db): Promise<ShopState['categories']> {
  const rows = await db.select().from(categories)
  const slugOf = new Map(rows.map(({ id, slug }) => [id, slug]))
  return new Map(rows.map(({ id, slug, parentId }) => [slug, { id, parent: slugOf.get(parentId ?? 0) ?? null }]))
}

async function readPictureNames(db: Db, names: readonly string[]): Promise<ShopState['pictures']> {
  const rows = await inPortions(names, (some) =>
    db
      .select({ id: pictures.id, fileName: pictures.fileName })
      .from(pictures)
      .where(or(isAmong(pictures.id, some), isAmong(pictures.fileName, some))),
  )
  // One portion can name a picture by its ID and another by its file name.
  const fileNames = new Map(rows.map(({ id, fileName }) => [id, fileName]))
  const found: ShopState['pictures'] = Map.groupBy([], () => '')
  for (const [id, fileName] of fileNames) {
    found.set(id, [id])
    found.set(fileName, [...(found.get(fileName) ?? []), id])
  }
  return found
}

function readPrices(db: Db, skus: readonly string[]) {
  const deciding = decidingChanges(db)
  return db
    .select({ sku: variants.sku, price: deciding.price, since: deciding.since, isOffered: deciding.isOffered })
    .from(variants)
    .crossJoinLateral(deciding)
    .where(isAmong(variants.sku, skus))
    .orderBy(deciding.since, deciding.id)
}
