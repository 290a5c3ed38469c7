import type { Review } from '#contract/catalog/products.ts'
import type { OwnReview } from '#contract/reviews.ts'
import { largestUrl } from '../../platform/media/picture-rows.ts'
import type { OwnReviewRow } from './own-queries.ts'
import type { ReviewRow } from './shown-queries.ts'

/** Converts a review to its public form. */
export function presentReview(row: ReviewRow): Review {
  return {
    _id: String(row.id),
    user: row.userName,
    avatar: row.avatar && largestUrl(row.avatar),
    date: row.createdAt.toISOString(),
    comment: row.comment,
    rating: row.rating,
    photos: row.photos,
    answer: row.answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    helpfulCount: row.helpfulCount,
    isVerified: row.isVerified,
  }
}

/** Converts a review to the form for its author. */
export function presentOwn(row: OwnReviewRow): OwnReview {
  return { ...presentReview(row), productId: String(row.productId), isHidden: row.hidden }
}
