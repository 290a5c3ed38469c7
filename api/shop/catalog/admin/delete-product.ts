import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { orderLines, products, productSetPieces } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { changeCatalog, holdProducts } from './hold-products.ts'
import { readProductRecord } from './product-record.ts'

/**
 * Deletes an unpublished product that was never sold and belongs to no set. Other products can only be hidden.
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
    // A set that is being written with this product is waited for.
    await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for('update')
    const sets = await tx.$count(productSetPieces, eq(productSetPieces.productId, id))
    if (sets > 0) throw new AppError('conflict', 'This product belongs to a set. Take it out of the set first.')
    await tx.delete(products).where(eq(products.id, id))
  })
}
