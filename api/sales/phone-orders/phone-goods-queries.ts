import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Good } from '#contract/admin/phone-orders.ts'
import { sayingAny } from '../../platform/records/conditions.ts'
import type { Db } from '../../platform/db/client.ts'
import { products, variants } from '../../platform/db/schema.ts'
import { firstProductPicture } from '../../platform/media/picture-rows.ts'

/** More than anybody reads to a caller. */
const MOST_FOUND = 40

/** What shoppers can buy of what every word of the search is in: name, size, type or SKU. What is in stock comes first. */
export function findGoods(db: Db, q: string): Promise<Good[]> {
  const { id, productId, size, type, sku, price, stock, position } = variants
  const words = q.split(/\s+/).map((word) => sayingAny(word, products.name, sku, size, type))
  return db
    .select({
      variantId: id,
      productId,
      name: products.name,
      size,
      type,
      sku,
      price,
      stock,
      picture: firstProductPicture('en'),
    })
    .from(variants)
    .innerJoin(products, eq(products.id, productId))
    .where(and(eq(products.listed, true), ...words))
    .orderBy(sql`${gt(stock, 0)} desc`, asc(products.name), asc(productId), asc(position), asc(id))
    .limit(MOST_FOUND)
}
