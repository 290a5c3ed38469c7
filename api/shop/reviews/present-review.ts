import type { Review } from '#contract/catalog/products.ts'
import type { OwnReview } from '#contract/reviews.ts'
import type { BoughtChoice } from '#domain/catalog/color.ts'
import type { Language } from '#domain/language/languages.ts'
import { colorIn } from '../../platform/language/localized.ts'
import { largestUrl } from '../../platform/media/picture-rows.ts'
import type { OwnReviewRow } from './own-queries.ts'
import type { ReviewRow } from './shown-queries.ts'

/** Converts a review to its public form. The name of the bought color is in the reader's language. */
export function presentReview(row: ReviewRow, language: Language): Review {
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
    bought: presentBought(row.bought, language),
  }
}

function presentBought(bought: BoughtChoice | null, language: Language): Review['bought'] {
  return bought && { color: colorIn(bought.color, language), size: bought.size, type: bought.type }
}

/** Converts a review to the form for its author. */
export function presentOwn(row: OwnReviewRow, language: Language): OwnReview {
  return { ...presentReview(row, language), productId: String(row.productId), isHidden: row.hidden }
}
