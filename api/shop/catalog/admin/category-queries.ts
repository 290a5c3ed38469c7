import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { CategoriesQuery, Category, CategoryForm } from '#contract/admin/catalog/categories.ts'
import { numericIds, sayingAny } from '../../../platform/records/conditions.ts'
import { orderOf, pageOf } from '../../../platform/records/page-of.ts'
import { versionOf } from '../../../platform/records/version.ts'
import type { Db } from '../../../platform/db/client.ts'
import { categories, categoryPictures, products } from '../../../platform/db/schema.ts'
import { subquery } from '../../../platform/media/picture-rows.ts'
import { linkedPicturesJson } from './picture-links.ts'

/** Counts the products of every category and subcategory in a single pass. */
function countHeld(db: Db) {
  const both = sql`unnest(array[${products.categoryId}, ${products.subcategoryId}])`
  return db.$with('held').as(
    db
      .select({ id: sql<number>`${both}`.as('category'), count: sql<number>`count(*)::int`.as('count') })
      .from(products)
      .groupBy(sql`1`),
  )
}

const productCount = sql<number>`coalesce("held"."count", 0)`
const subcategoryCount = subquery<number>(
  sql`select count(*)::int from ${categories} below where below.parent_id = ${categories}.id`,
)

/** Reads one page of the categories and subcategories. */
export async function readCategoryPage(db: Db, query: CategoriesQuery): Promise<{ items: Category[]; total: number }> {
  const where = categoryFilter(query)
  const columns = { name: categories.name, position: categories.position, products: productCount }
  const { limit, offset } = pageOf(query)
  const [rows, total] = await Promise.all([
    selectCategories(db)
      .where(where)
      .orderBy(...orderOf(query.sort, columns, categories.id))
      .limit(limit)
      .offset(offset),
    db.$count(categories, where),
  ])
  return { items: rows.map(asCategory), total }
}

/** Reads all categories, each followed by its subcategories. */
export async function readCategoryTree(db: Db): Promise<Category[]> {
  const rows = await selectCategories(db).orderBy(asc(categories.position), asc(categories.id))
  const all = rows.map(asCategory)
  const below = Map.groupBy(all, ({ parentId }) => parentId)
  return (below.get(null) ?? []).flatMap((top) => [top, ...(below.get(top.id) ?? [])])
}

export async function findCategory(db: Db, id: number): Promise<Category | undefined> {
  const [row] = await selectCategories(db).where(eq(categories.id, id))
  return row && asCategory(row)
}

function categoryFilter({ q, ids, parentId }: CategoriesQuery): SQL | undefined {
  return and(
    ids && inArray(categories.id, numericIds(ids)),
    sayingAny(q, categories.name, categories.slug),
    parentId === 'none' ? isNull(categories.parentId) : undefined,
    parentId === undefined || parentId === 'none' ? undefined : eq(categories.parentId, Number(parentId)),
  )
}

function selectCategories(db: Db) {
  const held = countHeld(db)
  return db
    .with(held)
    .select({
      id: categories.id,
      name: categories.name,
      slug: categories.slug,
      filterName: categories.filterName,
      intro: categories.intro,
      hsCode: categories.hsCode,
      translations: categories.translations,
      parentId: categories.parentId,
      position: categories.position,
      pictures: linkedPicturesJson(categoryPictures, eq(categoryPictures.categoryId, categories.id)),
      products: productCount,
      subcategories: subcategoryCount,
    })
    .from(categories)
    .leftJoin(held, eq(held.id, categories.id))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof selectCategories>>[number]

function asCategory({ id, parentId, position, products: held, subcategories, translations, ...rest }: Row): Category {
  const form: CategoryForm = { ...rest, translations: { ne: translations.ne ?? {} } }
  return { ...form, id, parentId, position, products: held, subcategories, version: versionOf(form) }
}
