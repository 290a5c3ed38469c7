import type { ProductReviewsQuery, ProductReviewsReply } from '#contract/reviews.ts'
import type { Language } from '#domain/language/languages.ts'
import { sum } from '#domain/sum.ts'
import { done } from '../../platform/http/done.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import { readListedOf } from '../catalog/product-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { presentReview } from './present-review.ts'
import { readReviewPage, readStarCounts } from './shown-queries.ts'
import { say } from '../../platform/language/sentence.ts'

/**
 * Returns one page of a product's reviews, sorted, optionally with only this number of stars.
 *
 * @throws AppError not_found when no listed product has this id
 */
export async function listReviews(
  db: Db,
  productId: number,
  { page, limit, sort, stars }: ProductReviewsQuery,
  language: Language,
): Promise<Answer<ProductReviewsReply>> {
  const [listed, starCounts, rows] = await Promise.all([
    readListedOf(db, [productId]),
    readStarCounts(db, productId),
    readReviewPage(db, productId, { sort, stars, limit, offset: (page - 1) * limit }),
  ])
  if (listed.length === 0) throw new AppError('not_found', say('product.not-found'))
  const counted = stars === undefined ? Object.values(starCounts) : [starCounts[stars]]
  const total = sum(counted)
  return {
    payload: { ...done('Reviews found'), data: rows.map((row) => presentReview(row, language)), total, starCounts },
    tags: [`product:${productId}`],
  }
}
