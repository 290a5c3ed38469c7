import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ProductRow, ProductsQuery } from '#contract/admin/catalog/products.ts'
import { isId } from '#domain/id.ts'
import { REDUCED_AT_MOST_DAYS } from '#domain/catalog/old-price.ts'
import { numericIds, containing } from '../../../platform/records/conditions.ts'
import { orderOf, pageOf } from '../../../platform/records/page-of.ts'
import type { Db } from '../../../platform/db/client.ts'
import { categories, pictures, priceChanges, productPictures, products, variants } from '../../../platform/db/schema.ts'
import { subquery } from '../../../platform/media/picture-rows.ts'
import { isLowOnStock } from '../../stock/stock-queries.ts'

const category = alias(categories, 'category')
const subcategory = alias(categories, 'subcategory')

const state = sql<ProductRow['state']>`case when ${products.published} then 'published'
  when ${products.publishAt} is not null then 'scheduled' else 'draft' end`

const hasLow = subquery<boolean>(
  sql`exists (select from ${variants} where ${variants.productId} = ${products.id} and ${isLowOnStock})`,
)

const reducedSince = sql`now() - make_interval(days => ${REDUCED_AT_MOST_DAYS})`

/** Whether a variant has cost less than its shown old price for longer than a discount may last: then, and ever since. */
const isReducedTooLong = subquery<boolean>(sql`exists (
  select from ${variants} where ${variants.productId} = ${products.id} and ${variants.oldPrice} is not null and (
    select price from ${priceChanges} where ${priceChanges.variantId} = ${variants.id} and since < ${reducedSince}
    order by since desc, ${priceChanges.id} desc limit 1
  ) < ${variants.oldPrice} and not exists (
    select from ${priceChanges} later where later.variant_id = ${variants.id} and later.since >= ${reducedSince}
      and later.price >= ${variants.oldPrice}))`)

const hasNepali = sql<boolean>`(coalesce(${products.translations} #>> '{ne,name}', '') <> ''
  and (${products.shortDescription} = '' or coalesce(${products.translations} #>> '{ne,shortDescription}', '') <> '')
  and (${products.description} = '' or coalesce(${products.translations} #>> '{ne,description}', '') <> ''))`

const hasPictures = subquery<boolean>(
  sql`exists (select from ${productPictures} where ${productPictures.productId} = ${products.id})`,
)

const firstPicture = subquery<ProductRow['picture']>(sql`
  select jsonb_build_object('id', ${pictures.id}, 'width', ${pictures.width})
  from ${productPictures} join ${pictures} on ${pictures.id} = ${productPictures.pictureId}
  where ${productPictures.productId} = ${products.id} order by ${productPictures.position} limit 1`)

const variantCount = subquery<number>(
  sql`select count(*)::int from ${variants} where ${variants.productId} = ${products.id}`,
)

/** Reads one page of all products, including those that shoppers do not see. */
export async function readProductPage(db: Db, query: ProductsQuery): Promise<{ items: ProductRow[]; total: number }> {
  const { limit, offset } = pageOf(query)
  const [page, total] = await Promise.all([
    selectProductIds(db, query).limit(limit).offset(offset),
    db.$count(products, productFilter(query)),
  ])
  // Reads the row details only for this page's ids, not for the rows that the offset skips.
  const ids = page.map(({ id }) => id)
  const byId = new Map((await readProductRows(db, ids)).map((row) => [row.id, row]))
  return { items: ids.flatMap((id) => byId.get(id) ?? []), total }
}

/** Returns the query for all product ids that match the list's filters, in its order. */
export function selectProductIds(db: Db, query: Omit<ProductsQuery, 'page' | 'perPage'>) {
  const { id, createdAt, updatedAt, name, price, stock, salesCount: sales } = products
  return db
    .select({ id })
    .from(products)
    .where(productFilter(query))
    .orderBy(...orderOf(query.sort, { createdAt, updatedAt, name, price, stock, sales }, id))
}

/** Reads everything the list shows about these products, ordered by id. */
export async function readProductRows(db: Db, ids: readonly number[]): Promise<ProductRow[]> {
  const rows = await selectRows(db)
    .where(inArray(products.id, [...ids]))
    .orderBy(products.id)
  return rows.map(asRow)
}

function selectRows(db: Db) {
  return db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      categoryId: products.categoryId,
      categoryName: category.name,
      subcategoryId: products.subcategoryId,
      subcategoryName: subcategory.name,
      picture: firstPicture,
      state,
      publishAt: products.publishAt,
      unpublishAt: products.unpublishAt,
      isLatest: products.isLatest,
      isFeatured: products.isFeatured,
      price: products.price,
      oldPrice: products.oldPrice,
      variants: variantCount,
      stock: products.stock,
      isLow: hasLow,
      isReducedTooLong,
      hasNepali,
      sales: products.salesCount,
      createdAt: products.createdAt,
      updatedAt: products.updatedAt,
    })
    .from(products)
    .innerJoin(category, eq(category.id, products.categoryId))
    .leftJoin(subcategory, eq(subcategory.id, products.subcategoryId))
    .$dynamic()
}

function asRow(row: Awaited<ReturnType<typeof selectRows>>[number]): ProductRow {
  return {
    ...row,
    publishAt: row.publishAt?.toISOString() ?? null,
    unpublishAt: row.unpublishAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

function productFilter(query: Omit<ProductsQuery, 'page' | 'perPage'>): SQL | undefined {
  const { q, ids, categoryId } = query
  return and(
    ids && inArray(products.id, numericIds(ids)),
    q.trim() === '' ? undefined : foundBy(q),
    categoryId === undefined ? undefined : sql`${categoryId} in (${products.categoryId}, ${products.subcategoryId})`,
    query.state && sql`${state} = ${query.state}`,
    query.latest && eq(products.isLatest, true),
    query.featured && eq(products.isFeatured, true),
    query.low && hasLow,
    query.reduced && sql`${products.oldPrice} is not null`,
    query.reducedTooLong && isReducedTooLong,
    query.withoutPictures && sql`not ${hasPictures}`,
    query.withoutNepali && sql`not ${hasNepali}`,
  )
}

/** Matches a part of the name in either language, a part of an SKU, or the whole id. */
function foundBy(q: string): SQL {
  const pattern = containing(q)
  const bySku = sql`${products.id} in (select ${variants.productId} from ${variants} where ${variants.sku} ilike ${pattern})`
  const byId = isId(q.trim()) ? sql` or ${products.id} = ${Number(q)}` : sql``
  return sql`(${products.name} ilike ${pattern} or ${products.translations} #>> '{ne,name}' ilike ${pattern} or ${bySku}${byId})`
}
