import type { ProductReply } from '#contract/catalog/products.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { presentReview } from '../reviews/present-review.ts'
import { readNewestReviews, readStarCounts } from '../reviews/shown-queries.ts'
import { readDeliveredTo } from './delivered-queries.ts'
import { asProduct } from './present-product.ts'
import { findProductRow } from './product-queries.ts'
import { say } from '../../platform/language/sentence.ts'

/** @throws AppError not_found when no listed product has this id */
export async function findProduct(db: Db, id: number, language: Language): Promise<Answer<ProductReply>> {
  const [row, newest, starCounts, deliveredTo] = await Promise.all([
    findProductRow(db, id, language),
    readNewestReviews(db, id),
    readStarCounts(db, id),
    readDeliveredTo(db, id),
  ])
  if (!row) throw new AppError('not_found', say('product.not-found'))
  const reviews = newest.map((review) => presentReview(review, language))
  return {
    payload: {
      success: true,
      message: 'Product found',
      product: asProduct(row, { reviews, starCounts, deliveredTo }, language),
    },
    tags: [`product:${id}`, 'categories'],
  }
}
