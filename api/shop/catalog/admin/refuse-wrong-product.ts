import { and, eq, inArray, ne } from 'drizzle-orm'
import type { ProductForm } from '#contract/admin/catalog/products.ts'
import type { Db } from '../../../platform/db/client.ts'
import { categories, pictures, products, variants } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say, type Sentence } from '../../../platform/language/sentence.ts'
import { refuseWrongPictures } from './picture-links.ts'

/**
 * Refuses a product that conflicts with other rows: a slug or SKU of another product, or an invalid category.
 *
 * @param id  id of the product; 0 for a new one
 * @throws AppError invalid_input
 */
export async function refuseWrongProduct(tx: Db, form: ProductForm, id = 0): Promise<void> {
  const fields = {
    ...(await categoryProblems(tx, form)),
    ...(await slugProblem(tx, form, id)),
    ...(await skuProblems(tx, form, id)),
    ...(await swatchProblems(tx, form)),
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', 'Something here cannot be saved.', fields)
  await refuseWrongPictures(tx, form.pictures)
}

/** Checks category and subcategory, and locks them until the product is written. */
async function categoryProblems(tx: Db, { categoryId, subcategoryId }: ProductForm): Promise<Record<string, Sentence>> {
  const ids = subcategoryId === null ? [categoryId] : [categoryId, subcategoryId]
  const rows = await tx.select().from(categories).where(inArray(categories.id, ids)).for('key share')
  const [category, subcategory] = ids.map((id) => rows.find((row) => row.id === id))
  if (category?.level !== 1) return { categoryId: 'Must be a category' }
  if (subcategoryId !== null && subcategory?.parentId !== categoryId) {
    return { subcategoryId: say('products.other-subcategory', { name: category.name }) }
  }
  return {}
}

async function slugProblem(tx: Db, { slug }: ProductForm, id: number): Promise<Record<string, Sentence>> {
  const [other] = await tx
    .select({ name: products.name })
    .from(products)
    .where(and(eq(products.slug, slug), ne(products.id, id)))
  return other ? { slug: say('products.address-of', { name: other.name }) } : {}
}

/** Locks the pictures of the colors until the product is written. */
async function swatchProblems(tx: Db, { colors }: ProductForm): Promise<Record<string, Sentence>> {
  const ids = colors.flatMap(({ swatchPicture }) => swatchPicture ?? [])
  if (ids.length === 0) return {}
  const found = await tx.select({ id: pictures.id }).from(pictures).where(inArray(pictures.id, ids)).for('key share')
  const known = new Set<string | null>([null, ...found.map(({ id }) => id)])
  return Object.fromEntries(
    colors.flatMap(({ swatchPicture }, at) =>
      known.has(swatchPicture) ? [] : [[`colors.${at}.swatchPicture`, 'Does not exist any more']],
    ),
  )
}

async function skuProblems(tx: Db, form: ProductForm, id: number): Promise<Record<string, Sentence>> {
  const skus = form.variants.map(({ sku }) => sku)
  const others = await tx
    .select({ sku: variants.sku, name: products.name })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(inArray(variants.sku, skus), ne(products.id, id)))
  return Object.fromEntries(
    others.map(({ sku, name }) => [`variants.${skus.indexOf(sku)}.sku`, say('products.sku-of', { name })]),
  )
}
