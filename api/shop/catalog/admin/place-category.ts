import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Category, PlaceCategory } from '#contract/admin/catalog/categories.ts'
import type { Db } from '../../../platform/db/client.ts'
import { retryConflicts } from '../../../platform/db/retry-conflicts.ts'
import { categories, products } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say } from '../../../platform/language/sentence.ts'
import { readCategoryTree } from './category-queries.ts'
import { holdTree, noCategory, refuseWrongParent } from './save-category.ts'

/**
 * Moves a category among its siblings, or a subcategory with its products to another category.
 *
 * @returns the tree after the move
 * @throws AppError not_found; conflict when the move would turn a subcategory into a category or the reverse
 */
export function placeCategory(db: Db, id: number, { parentId, beforeId }: PlaceCategory): Promise<Category[]> {
  return retryConflicts(() => {
    return db.transaction(async (tx) => {
      await holdTree(tx)
      const tree = await readCategoryTree(tx)
      const moved = tree.find((category) => category.id === id)
      if (!moved) throw noCategory()
      if ((moved.parentId === null) !== (parentId === null)) throw otherLevel(moved)
      if (parentId !== null && parentId !== moved.parentId) {
        await refuseWrongParent(tx, parentId)
        await moveBelow(tx, id, parentId)
      }
      const others = tree.filter((category) => category.parentId === parentId && category.id !== id)
      await writePlaces(tx, orderWith(others, id, beforeId))
      return readCategoryTree(tx)
    })
  })
}

function otherLevel({ parentId, products: held, subcategories }: Category): AppError {
  const why =
    parentId === null
      ? say('categories.has-inside', { subcategories, products: held })
      : say('categories.has-products', { products: held })
  const what = parentId === null ? 'A category cannot be put into another.' : 'A subcategory cannot stand by itself.'
  return new AppError('conflict', say('categories.not-there', { what: [what], why: [why] }))
}

/** Updates category and products in one statement, because their foreign keys are checked at its end. */
async function moveBelow(tx: Db, id: number, parentId: number): Promise<void> {
  await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for('update') // blocks adding products to it
  await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.subcategoryId, id))
    .orderBy(asc(products.id))
    .for('no key update')
  await tx.execute(sql`
    with moved as (update categories set parent_id = ${parentId} where id = ${id})
    update products set category_id = ${parentId} where subcategory_id = ${id}`)
}

function orderWith(others: readonly Category[], id: number, beforeId: number | null): number[] {
  const ids = others.map((category) => category.id)
  const at = beforeId === null ? -1 : ids.indexOf(beforeId)
  return at === -1 ? [...ids, id] : ids.toSpliced(at, 0, id)
}

async function writePlaces(tx: Db, ids: readonly number[]): Promise<void> {
  const place = sql`array_position(${sql.param(ids)}::int[], ${categories.id}) - 1`
  await tx
    .update(categories)
    .set({ position: place })
    .where(sql`${inArray(categories.id, [...ids])} and ${categories.position} <> ${place}`)
}
