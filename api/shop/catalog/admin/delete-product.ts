import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { orderLines, products } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { changeCatalog, holdProducts } from './hold-products.ts'
import { readProductRecord } from './product-record.ts'

/**
 * Deletes an unpublished product that was never sold. Other products can only be hidden.
 *
 * @throws AppError not_found; conflict
 */
export function deleteProduct(db: Db, id: number): Promise<void> {
  return changeCatalog(db, async (tx) => {
    await holdProducts(tx, [id])
    const { published, sales } = await readProductRecord(tx, id)
    if (published) throw new AppError('conflict', 'Shoppers see this product. Hide it first.')
    const orders = await tx.$count(orderLines, eq(orderLines.productId, id))
    if (orders > 0 || sales > 0) {
      throw new AppError('conflict', 'This product was sold, and orders show it. It stays hidden.')
    }
    await tx.delete(products).where(eq(products.id, id))
  })
}
