import type { CategoriesReply, Category, CategoryReply } from '#contract/catalog/categories.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findCategoryRow, readCategories } from './category-queries.ts'
import { largestUrl } from '../../platform/media/picture-rows.ts'
import { say } from '../../platform/language/sentence.ts'

/** Returns categories and subcategories in one flat list, top-level ones first. */
export async function listCategories(db: Db, limit: number, language: Language): Promise<Answer<CategoriesReply>> {
  const rows = await readCategories(db, limit, language)
  const payload = { success: true, message: 'Categories found', data: rows.map(asCategory) } as const
  return { payload, tags: ['categories'] }
}

/** @throws AppError not_found when no category or subcategory has this id */
export async function findCategory(db: Db, id: number, language: Language): Promise<Answer<CategoryReply>> {
  const row = await findCategoryRow(db, id, language)
  if (!row) throw new AppError('not_found', say('catalog.no-category'))
  return { payload: { success: true, message: 'Category found', data: asCategory(row) }, tags: ['categories'] }
}

function asCategory({
  id,
  parentId,
  filterName,
  ...row
}: NonNullable<Awaited<ReturnType<typeof findCategoryRow>>>): Category {
  return {
    ...row,
    _id: String(id),
    filterName: filterName ?? row.name,
    ...(parentId !== null && { parentId: String(parentId) }),
    images: row.pictures.map(largestUrl),
  }
}
