import type { ProductReply } from '#contract/products.ts'
import type { Answer } from '../cache/answer.ts'
import type { Db } from '../db/client.ts'
import { AppError } from '../errors.ts'
import { asProduct } from './present-product.ts'
import { findProductRow, readReviews } from './product-queries.ts'

/** @throws AppError not_found when shoppers see no product of that id */
export async function findProduct(db: Db, id: number): Promise<Answer<ProductReply>> {
  const [row, reviews] = await Promise.all([findProductRow(db, id), readReviews(db, id)])
  if (!row) throw new AppError('not_found', 'Product not found')
  return {
    payload: { success: true, message: 'Product found', product: asProduct(row, reviews) },
    tags: [`product:${id}`, 'categories'],
  }
}
