import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { categories, categoryPictures } from '../db/schema.ts'
import { picturesJson } from '../media/picture-rows.ts'
import { prepared } from '../db/prepared.ts'

export type CategoryName = { id: number; name: string; parentId: number | null }

/** Names of all categories and subcategories, in the order of the catalogue. */
export function readCategoryNames(db: Db): Promise<CategoryName[]> {
  return prepared(db, 'category_names', (name) =>
    db
      .select({ id: categories.id, name: categories.name, parentId: categories.parentId })
      .from(categories)
      .orderBy(asc(categories.position), asc(categories.id))
      .prepare(name),
  ).execute()
}

/** Whole categories in the order of the catalogue: top-level ones first. */
export function readCategories(db: Db, limit: number) {
  return selectCategories(db).orderBy(asc(categories.level), asc(categories.position), asc(categories.id)).limit(limit)
}

export async function findCategoryRow(db: Db, id: number) {
  const [row] = await selectCategories(db).where(eq(categories.id, id))
  return row
}

function selectCategories(db: Db) {
  const { id, slug, name, filterName, intro, parentId } = categories
  const pictures = picturesJson(categoryPictures, eq(categoryPictures.categoryId, id))
  return db.select({ id, slug, name, filterName, intro, parentId, pictures }).from(categories).$dynamic()
}
