import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Good } from '#contract/admin/phone-orders.ts'
import { MOST_SEARCH_WORDS } from '#domain/catalog/search-words.ts'
import { sayingAny } from '../../platform/records/conditions.ts'
import type { Db } from '../../platform/db/client.ts'
import { productColors, products, variants } from '../../platform/db/schema.ts'
import { variantPicture } from '../../platform/media/picture-rows.ts'
import { colorIn } from '../../platform/language/localized.ts'
import { variantColor } from '../../shop/catalog/color-rows.ts'

/** More than anybody reads to a caller. */
const MOST_FOUND = 40

/**
 * What shoppers can buy of what every word of the search is in, of eight at most: name, color, size, type or SKU. What is in stock comes
 * first.
 */
export async function findGoods(db: Db, q: string): Promise<Good[]> {
  const { id, productId, size, type, sku, price, stock, position } = variants
  const typed = [...new Set(q.trim().split(/\s+/))].slice(0, MOST_SEARCH_WORDS)
  const words = typed.map((word) => sayingAny(word, products.name, productColors.name, sku, size, type))
  const goods = await db
    .select({
      variantId: id,
      productId,
      name: products.name,
      color: variantColor,
      size,
      type,
      sku,
      price,
      stock,
      picture: variantPicture('en'),
    })
    .from(variants)
    .innerJoin(products, eq(products.id, productId))
    .leftJoin(productColors, and(eq(productColors.productId, productId), eq(productColors.id, variants.colorId)))
    .where(and(eq(products.listed, true), ...words))
    .orderBy(sql`${gt(stock, 0)} desc`, asc(products.name), asc(productId), asc(position), asc(id))
    .limit(MOST_FOUND)
  return goods.map((good) => ({ ...good, color: colorIn(good.color, 'en') }))
}
