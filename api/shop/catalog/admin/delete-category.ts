import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { banners, categories, promotions } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say, type Message } from '../../../platform/language/sentence.ts'
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
      { count: category.subcategories, kind: 'subcategories' as const },
      { count: category.products, kind: 'products' as const },
      { count: await tx.$count(promotions, eq(promotions.categoryId, id)), kind: 'promotions' as const },
      { count: await tx.$count(banners, eq(banners.linkCategoryId, id)), kind: 'banners' as const },
    ].filter(({ count }) => count > 0)
    if (held.length > 0) throw new AppError('conflict', stillHolds(category.name, held))
    await tx.delete(categories).where(eq(categories.id, id))
  })
}

type Held = { count: number; kind: 'subcategories' | 'products' | 'promotions' | 'banners' }

/** Names all that belongs to a category: `2 subcategories, 1 banner`. */
function stillHolds(name: string, held: readonly Held[]): Message {
  const all = held
    .map(({ count, kind }) => say(`categories.held.${kind}`, { count }))
    .reduce((before, one) => say('categories.and', { before, one }))
  return say('categories.holds', { name, held: all })
}
