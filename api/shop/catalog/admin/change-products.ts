import { and, inArray, eq, sql } from 'drizzle-orm'
import { MOST_VARIANTS_OF_ACTION, type BulkBody, type ProductRow } from '#contract/admin/catalog/products.ts'
import type { Db } from '../../../platform/db/client.ts'
import { products, variants } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say } from '../../../platform/language/sentence.ts'
import { changeCatalog, holdProducts } from './hold-products.ts'
import { readProductRows } from './product-list-queries.ts'

/**
 * Applies one action to several products: all or none.
 *
 * @returns the products after the change
 * @throws AppError not_found; conflict when a product to publish has no variant; invalid_input for too many variants
 */
export function changeProducts(db: Db, body: BulkBody): Promise<ProductRow[]> {
  return changeCatalog(db, async (tx) => {
    await refuseMany(tx, body.ids)
    await holdProducts(tx, body.ids)
    if (body.act === 'publish') await refuseEmpty(tx, body.ids)
    const values = valuesOf(body)
    if (Object.keys(values).length > 0) await tx.update(products).set(values).where(inArray(products.id, body.ids))
    return readProductRows(tx, body.ids)
  })
}

async function refuseMany(tx: Db, ids: readonly number[]) {
  if ((await tx.$count(variants, inArray(variants.productId, [...ids]))) <= MOST_VARIANTS_OF_ACTION) return
  const reason = say('products.most-variants', { most: MOST_VARIANTS_OF_ACTION.toLocaleString('en') })
  throw new AppError('invalid_input', 'These products have too many variants. Choose fewer.', { ids: reason })
}

async function refuseEmpty(tx: Db, ids: readonly number[]) {
  const empty = await tx
    .select({ name: products.name })
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.price, 0)))
    .orderBy(products.name)
  if (empty.length === 0) return
  const names = empty.map(({ name }) => name).join(', ')
  throw new AppError('conflict', say('products.no-size-with-price', { names }))
}

/** Returns the changed columns. Publishing or hiding now clears the schedule, except a later time to hide again. */
function valuesOf(body: BulkBody) {
  if (body.act === 'publish') return { published: true, publishAt: null, unpublishAt: laterOnly }
  if (body.act === 'unpublish') return { published: false, publishAt: null, unpublishAt: null }
  const { isLatest, isFeatured } = body
  return { ...(isLatest !== undefined && { isLatest }), ...(isFeatured !== undefined && { isFeatured }) }
}

const laterOnly = sql`case when ${products.unpublishAt} > now() then ${products.unpublishAt} end`
