import { asc, eq, inArray } from 'drizzle-orm'
import { MOST_PRICE_CHANGES, type PricePreviewBody, type PricePreviewRow } from '#contract/admin/catalog/prices.ts'
import { changedPrice, oldPriceBeside } from '#domain/catalog/price-change.ts'
import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say } from '../../../platform/language/sentence.ts'
import { products, variants } from '../../../platform/db/schema.ts'
import { colorIn } from '../../../platform/language/localized.ts'
import { variantColor } from '../color-rows.ts'
import { readStretches } from './price-history.ts'

/**
 * Returns what the prices of these products would become, without changing them.
 *
 * @throws AppError invalid_input when the products have more variants than one change may have
 */
export async function previewPrices(db: Db, body: PricePreviewBody, now = new Date()): Promise<PricePreviewRow[]> {
  const rows = await db
    .select({
      variantId: variants.id,
      productId: products.id,
      name: products.name,
      color: variantColor,
      size: variants.size,
      type: variants.type,
      sku: variants.sku,
      price: variants.price,
      oldPrice: variants.oldPrice,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(products.id, body.productIds))
    .orderBy(asc(products.name), asc(products.id), asc(variants.position))
    .limit(MOST_PRICE_CHANGES + 1)
  if (rows.length > MOST_PRICE_CHANGES) {
    const reason = say('products.most-variants', { most: MOST_PRICE_CHANGES })
    throw new AppError('invalid_input', 'These products have too many variants. Choose fewer.', { productIds: reason })
  }
  const stretches = await readStretches(
    db,
    rows.map(({ variantId }) => variantId),
  )
  return rows.map(({ price, oldPrice, color, ...row }) => {
    const before = { price, oldPrice }
    const wanted = changedPrice(price, body)
    const history = stretches.get(row.variantId) ?? []
    const beside = body.showOld ? oldPriceBeside(history, before, wanted, now) : { oldPrice: null, note: '' }
    return {
      ...row,
      color: colorIn(color, 'en'),
      before,
      after: { price: wanted, oldPrice: beside.oldPrice },
      note: beside.note,
    }
  })
}
