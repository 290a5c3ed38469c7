import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { banners, categories, promotions } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { findCategory } from './category-queries.ts'
import { holdTree, noCategory } from './save-category.ts'

/** @throws AppError not_found; conflict, whose message lists what uses the category */
export function deleteCategory(db: Db, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    await holdTree(tx)
    // A concurrent insert of a reference either commits before this lock, or finds the category deleted.
    await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for('update')
    const category = await findCategory(tx, id)
    if (!category) throw noCategory()
    const held = [
      counted(category.subcategories, 'subcategory', 'subcategories'),
      counted(category.products, 'product', 'products'),
      counted(await tx.$count(promotions, eq(promotions.categoryId, id)), 'promotion', 'promotions'),
      counted(await tx.$count(banners, eq(banners.linkCategoryId, id)), 'banner', 'banners'),
    ].filter((part) => part !== undefined)
    if (held.length > 0) {
      throw new AppError('conflict', `${category.name} cannot be deleted: ${held.join(', ')} belong to it.`)
    }
    await tx.delete(categories).where(eq(categories.id, id))
  })
}

function counted(count: number, one: string, several: string): string | undefined {
  return count === 0 ? undefined : `${count} ${count === 1 ? one : several}`
}
