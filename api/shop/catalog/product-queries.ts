import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Variant } from '#contract/catalog/products.ts'
import type { Package } from '#domain/catalog/packages.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { categories, productModels, products, variants } from '../../platform/db/schema.ts'
import { translated } from '../../platform/language/translated.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { colorsJson, productPicturesJson } from './color-rows.ts'

const category = alias(categories, 'category')
const subcategory = alias(categories, 'subcategory')

type VariantRow = Omit<Variant, 'color' | 'isLarge'> & { colorId: number | null }

const variantsJson = sql<VariantRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    '_id', ${variants.id}::text, 'sku', ${variants.sku}, 'colorId', ${variants.colorId}, 'size', ${variants.size}, 'type', ${variants.type},
    'price', ${variants.price}, 'oldPrice', ${variants.oldPrice}, 'countInStock', ${variants.stock},
    'weightKg', ${variants.weightKg}, 'dimensionsCm', case when ${variants.widthCm} is not null then
      jsonb_build_object('width', ${variants.widthCm}, 'depth', ${variants.depthCm}, 'height', ${variants.heightCm})
    end) order by ${variants.position}), '[]')
  from ${variants} where ${variants.productId} = ${products.id})`

/** The packages of each variant, by its id. */
const packagesJson = sql<Record<string, Package[]>>`(
  select jsonb_object_agg(${variants.id}, ${variants.packages}) from ${variants} where ${variants.productId} = ${products.id})`

function cardColumns(language: Language) {
  const { name, shortDescription, translations } = products
  const nameOf = ({ name: own, translations: others }: typeof category | typeof subcategory) =>
    translated(own, others, 'name', language)
  return {
    id: products.id,
    slug: products.slug,
    name: translated(name, translations, 'name', language),
    categoryId: products.categoryId,
    categoryName: nameOf(category),
    subcategoryId: products.subcategoryId,
    subcategoryName: sql<string | null>`${nameOf(subcategory)}`,
    isLatest: products.isLatest,
    isFeatured: products.isFeatured,
    shortDescription: translated(shortDescription, translations, 'shortDescription', language),
    price: products.price,
    oldPrice: products.oldPrice,
    stock: products.stock,
    madeInDays: products.madeInDays,
    widthCm: products.widthCm,
    depthCm: products.depthCm,
    heightCm: products.heightCm,
    ratingSum: products.ratingSum,
    ratingCount: products.ratingCount,
    pictures: productPicturesJson(language),
    colors: colorsJson(language),
    variants: variantsJson,
  }
}

function productColumns(language: Language) {
  const { translations } = products
  return {
    ...cardColumns(language),
    description: translated(products.description, translations, 'description', language),
    detailedDescription: translated(products.detailedDescription, translations, 'detailedDescription', language),
    material: translated(products.material, translations, 'material', language),
    finishOptions: translated(products.finishOptions, translations, 'finishOptions', language),
    assembly: translated(products.assembly, translations, 'assembly', language),
    colorOptions: translated(products.colorOptions, translations, 'colorOptions', language),
    weightCapacityKg: products.weightCapacityKg,
    tableWidthCm: products.tableWidthCm,
    tableDepthCm: products.tableDepthCm,
    comesAssembled: products.comesAssembled,
    packagesAreEstimates: products.packagesAreEstimates,
    packages: packagesJson,
    warranty: translated(products.warranty, translations, 'warranty', language),
    specialFeatures: translated(products.specialFeatures, translations, 'specialFeatures', language),
    model: {
      mediaId: productModels.mediaId,
      bytes: productModels.bytes,
      widthCm: productModels.widthCm,
      depthCm: productModels.depthCm,
      heightCm: productModels.heightCm,
      size: productModels.size,
      colors: productModels.colors,
    },
  }
}

/** A product and the version of its row, which each change of the row replaces. */
export type ProductVersion = { id: number; version: string }

/** Returns the version of a row: the transaction that wrote it. */
export function versionOf(table: SQL | typeof products): SQL<string> {
  return sql<string>`${table}.xmin::text`
}

export type CardRow = Awaited<ReturnType<typeof readCardRows>>[number]
export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProductRow>>>

/** Reads the card data of these products, in the order of `ids`. */
export async function readCardRows(db: Db, ids: readonly number[], language: Language) {
  if (ids.length === 0) return []
  const statement = prepared(db, `cards ${language}`, (name) =>
    db
      .select({ ...cardColumns(language), version: versionOf(products) })
      .from(products)
      .innerJoin(category, eq(category.id, products.categoryId))
      .leftJoin(subcategory, eq(subcategory.id, products.subcategoryId))
      .where(sql`${products.id} = any(${sql.placeholder('ids')}::int[])`)
      .prepare(name),
  )
  const rows = await statement.execute({ ids })
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => rowOf.get(id)).filter((row) => row !== undefined)
}

/** Returns a listed product, or undefined. */
export async function findProductRow(db: Db, id: number, language: Language) {
  const statement = prepared(db, `product ${language}`, (name) =>
    db
      .select(productColumns(language))
      .from(products)
      .innerJoin(category, eq(category.id, products.categoryId))
      .leftJoin(subcategory, eq(subcategory.id, products.subcategoryId))
      .leftJoin(productModels, eq(productModels.productId, products.id))
      .where(and(eq(products.id, sql.placeholder('id')), products.listed))
      .prepare(name),
  )
  const [row] = await statement.execute({ id })
  return row
}

/** Reads how listed products are delivered, in the order of `ids`. */
export async function readPackagesOf(db: Db, ids: readonly number[]) {
  const statement = prepared(db, 'packages_of', (name) =>
    db
      .select({
        id: products.id,
        comesAssembled: products.comesAssembled,
        packagesAreEstimates: products.packagesAreEstimates,
        widthCm: products.widthCm,
        depthCm: products.depthCm,
        heightCm: products.heightCm,
        variants: variantsJson,
        packages: packagesJson,
      })
      .from(products)
      // Without a second table Drizzle writes the columns without their table, also within the subqueries.
      .innerJoin(category, eq(category.id, products.categoryId))
      .where(sql`${products.id} = any(${sql.placeholder('ids')}::int[]) and ${products.listed}`)
      .prepare(name),
  )
  const rows = await statement.execute({ ids })
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => rowOf.get(id)).filter((row) => row !== undefined)
}

/** Reads one page of the ids of all listed products, lowest first. */
export async function readListedIds(db: Db, page: { limit: number; offset: number }): Promise<number[]> {
  const statement = prepared(db, 'listed_ids', (name) =>
    db
      .select({ id: products.id })
      .from(products)
      .where(sql`${products.listed}`)
      .orderBy(asc(products.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
  )
  const rows = await statement.execute(page)
  return rows.map(({ id }) => id)
}

/** Returns the listed products among `ids`, in the same order. */
export async function readListedOf(db: Db, ids: readonly number[]): Promise<number[]> {
  const listed = await readListedVersions(db, ids)
  return listed.map(({ id }) => id)
}

/** Does the same, with the versions of their rows. */
export async function readListedVersions(db: Db, ids: readonly number[]): Promise<ProductVersion[]> {
  const statement = prepared(db, 'listed_of', (name) =>
    db
      .select({ id: products.id, version: versionOf(products) })
      .from(products)
      .where(sql`${products.id} = any(${sql.placeholder('ids')}::int[]) and ${products.listed}`)
      .prepare(name),
  )
  const rows = await statement.execute({ ids })
  const listed = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => listed.get(id)).filter((row) => row !== undefined)
}

/** Counts the listed products. */
export async function countListed(db: Db): Promise<number> {
  const statement = prepared(db, 'listed_count', (name) =>
    db
      .select({ total: count() })
      .from(products)
      .where(sql`${products.listed}`)
      .prepare(name),
  )
  const row = onlyRow(await statement.execute())
  return row.total
}
