import { inArray, sql } from 'drizzle-orm'
import type { PriceChangesBody } from '#contract/admin/catalog/prices.ts'
import type { ProductRow } from '#contract/admin/catalog/products.ts'
import type { Db } from '../../../platform/db/client.ts'
import { variants } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { changeCatalog, holdProducts } from './hold-products.ts'
import { readProductRows } from './product-list-queries.ts'
import { refuseUnrealOldPrices } from './refuse-unreal-old-prices.ts'

type Changes = PriceChangesBody['changes']

/**
 * Changes the prices of variants: all or none.
 *
 * @returns their products after the change
 * @throws AppError not_found; stale, with the current prices in `current`, when one differs from the price seen;
 *         invalid_input for an old price that is not above the price, or was never charged
 */
export function changePrices(db: Db, changes: Changes): Promise<ProductRow[]> {
  refuseLowOldPrices(changes)
  return changeCatalog(db, async (tx) => {
    const productIds = await readProductIds(tx, changes)
    await holdProducts(tx, productIds)
    await refuseOtherPrices(tx, changes)
    const wanted = changes.map(({ variantId, price, oldPrice }) => ({ id: variantId, price, oldPrice }))
    await refuseUnrealOldPrices(tx, wanted, (at) => `changes.${at}.oldPrice`)
    await tx.execute(sql`
      update variants set price = g.price, old_price = g."oldPrice"
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as g (id integer, price integer, "oldPrice" integer)
      where variants.id = g.id and (variants.price, variants.old_price) is distinct from (g.price, g."oldPrice")`)
    return readProductRows(tx, productIds)
  })
}

function refuseLowOldPrices(changes: Changes) {
  const low = changes.flatMap(({ price, oldPrice }, at) => (oldPrice !== null && oldPrice <= price ? [at] : []))
  if (low.length === 0) return
  const fields = Object.fromEntries(low.map((at) => [`changes.${at}.oldPrice`, 'Must be above the price']))
  throw new AppError('invalid_input', 'An old price is above the price.', fields)
}

async function readProductIds(tx: Db, changes: Changes): Promise<number[]> {
  const ids = changes.map(({ variantId }) => variantId)
  const rows = await tx
    .select({ id: variants.id, productId: variants.productId })
    .from(variants)
    .where(inArray(variants.id, ids))
  if (rows.length < ids.length) throw new AppError('not_found', 'A size does not exist any more.')
  return [...new Set(rows.map(({ productId }) => productId))]
}

async function refuseOtherPrices(tx: Db, changes: Changes) {
  const ids = changes.map(({ variantId }) => variantId)
  const rows = await tx
    .select({ variantId: variants.id, price: variants.price, oldPrice: variants.oldPrice })
    .from(variants)
    .where(inArray(variants.id, ids))
  const now = new Map(rows.map((row) => [row.variantId, row]))
  const isOther = changes.some(({ variantId, seen }) => {
    const current = now.get(variantId)
    return current?.price !== seen.price || current.oldPrice !== seen.oldPrice
  })
  if (!isOther) return
  const refusal = new AppError('stale', 'Somebody else has changed a price meanwhile. Nothing was saved.')
  refusal.current = rows
  throw refusal
}
