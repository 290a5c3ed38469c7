import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Category, CategoryForm, NewCategory, SaveCategory } from '#contract/admin/catalog/categories.ts'
import { refuseStale } from '../../../platform/records/version.ts'
import type { Db } from '../../../platform/db/client.ts'
import { categories, categoryPictures } from '../../../platform/db/schema.ts'
import { enqueue } from '../../../platform/jobs/queue.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say } from '../../../platform/language/sentence.ts'
import { findCategory } from './category-queries.ts'
import { pictureRows, refuseWrongPictures, withoutBlanks } from './picture-links.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'

/** How many categories there may be, with subcategories: each page of the shop has all of them in its menus. */
const MOST_CATEGORIES = 150

/**
 * Creates a category or subcategory, placed after its siblings.
 *
 * @throws AppError invalid_input when the slug is taken or the parent is not a category; conflict when there are too many
 */
export function addCategory(db: Db, { parentId, ...form }: NewCategory): Promise<Category> {
  return db.transaction(async (tx) => {
    await holdTree(tx)
    await refuseTooMany(tx)
    await refuseWrong(tx, form)
    if (parentId !== null) await refuseWrongParent(tx, parentId)
    const siblings = parentId === null ? isNull(categories.parentId) : eq(categories.parentId, parentId)
    const position = sql`(select coalesce(max(${categories.position}) + 1, 0) from ${categories} where ${siblings})`
    const added = onlyRow(
      await tx
        .insert(categories)
        .values({ ...columnsOf(form), parentId, position })
        .returning({ id: categories.id }),
    )
    await linkPictures(tx, added.id, form)
    return (await findCategory(tx, added.id))!
  })
}

/** @throws AppError not_found; stale; invalid_input when the slug is taken */
export function saveCategory(db: Db, id: number, { version, ...form }: SaveCategory): Promise<Category> {
  return db.transaction(async (tx) => {
    await holdTree(tx)
    const current = await findCategory(tx, id)
    if (!current) throw noCategory()
    refuseStale(current, version)
    await refuseWrong(tx, form, id)
    await tx.update(categories).set(columnsOf(form)).where(eq(categories.id, id))
    if (isRenamed(current, form)) await enqueue(tx, 'write-category-name', { categoryId: id })
    if (JSON.stringify(form.pictures) !== JSON.stringify(current.pictures)) {
      await tx.delete(categoryPictures).where(eq(categoryPictures.categoryId, id))
      await linkPictures(tx, id, form)
    }
    return (await findCategory(tx, id))!
  })
}

/** Products are found by the names of their category. */
function isRenamed(current: CategoryForm, form: CategoryForm): boolean {
  return form.name !== current.name || nameInNepali(form) !== nameInNepali(current)
}

function nameInNepali({ translations }: CategoryForm): string | undefined {
  return withoutBlanks(translations).ne?.name
}

/** Locks the whole table, so that changes run one at a time. Categories are few and change rarely. */
export async function holdTree(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${categories} in share row exclusive mode`)
}

export function noCategory(): AppError {
  return new AppError('not_found', 'This category does not exist any more.')
}

/** @throws AppError invalid_input */
export async function refuseWrongParent(tx: Db, parentId: number): Promise<void> {
  const [parent] = await tx.select().from(categories).where(eq(categories.id, parentId))
  if (parent?.level === 1) return
  throw new AppError('invalid_input', 'A subcategory lies in a category.', { parentId: 'Must be a category' })
}

async function refuseTooMany(tx: Db): Promise<void> {
  if ((await tx.$count(categories)) < MOST_CATEGORIES) return
  throw new AppError('conflict', say('categories.too-many', { most: MOST_CATEGORIES }))
}

async function refuseWrong(tx: Db, { slug, pictures }: CategoryForm, id = 0) {
  const [other] = await tx
    .select({ name: categories.name })
    .from(categories)
    .where(and(eq(categories.slug, slug), ne(categories.id, id)))
  if (other)
    throw new AppError('invalid_input', 'The address is taken.', {
      slug: say('products.address-of', { name: other.name }),
    })
  await refuseWrongPictures(tx, pictures)
}

function columnsOf({ name, slug, filterName, intro, hsCode, translations }: CategoryForm) {
  const own = filterName === '' || filterName === name ? null : filterName
  return { name, slug, filterName: own, intro, hsCode, translations: withoutBlanks(translations) }
}

async function linkPictures(tx: Db, categoryId: number, { pictures }: CategoryForm): Promise<void> {
  const rows = pictureRows(pictures).map((row) => ({ ...row, categoryId }))
  if (rows.length > 0) await tx.insert(categoryPictures).values(rows)
}
