import { asc, eq } from 'drizzle-orm'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { categories, categoryPictures } from '../../platform/db/schema.ts'
import { translated } from '../../platform/language/translated.ts'
import { picturesJson } from '../../platform/media/picture-rows.ts'
import { prepared } from '../../platform/db/prepared.ts'

export type CategoryName = { id: number; name: string; parentId: number | null }

/** Reads the names of all categories and subcategories, in catalog order. */
export function readCategoryNames(db: Db, language: Language): Promise<CategoryName[]> {
  const { id, name, parentId, translations } = categories
  return prepared(db, `category_names ${language}`, (statementName) =>
    db
      .select({ id, name: translated(name, translations, 'name', language), parentId })
      .from(categories)
      .orderBy(asc(categories.position), asc(id))
      .prepare(statementName),
  ).execute()
}

/** Reads full categories in catalog order, top-level ones first. */
export function readCategories(db: Db, limit: number, language: Language) {
  return selectCategories(db, language)
    .orderBy(asc(categories.level), asc(categories.position), asc(categories.id))
    .limit(limit)
}

export async function findCategoryRow(db: Db, id: number, language: Language) {
  const [row] = await selectCategories(db, language).where(eq(categories.id, id))
  return row
}

function selectCategories(db: Db, language: Language) {
  const { id, slug, name, filterName, intro, parentId, translations } = categories
  return db
    .select({
      id,
      slug,
      name: translated(name, translations, 'name', language),
      filterName: translated(filterName, translations, 'filterName', language),
      intro: translated(intro, translations, 'intro', language),
      parentId,
      pictures: picturesJson(categoryPictures, eq(categoryPictures.categoryId, id), language),
    })
    .from(categories)
    .$dynamic()
}
