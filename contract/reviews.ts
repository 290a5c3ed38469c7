import { reviewRefusals, reviewSorts, reviewStars } from '#domain/reviews/review.ts'
import { z } from 'zod'
import { Id, Limit, Page, reply } from './common.ts'
import { Review, StarCounts } from './catalog/products.ts'

const REVIEWS_A_PAGE = 20
const MOST_REVIEWS_A_PAGE = 100

export const ProductReviewsQuery = z.strictObject({
  page: Page,
  limit: Limit(REVIEWS_A_PAGE, MOST_REVIEWS_A_PAGE),
  sort: z.enum(reviewSorts).default('newest'),
  /** Only reviews with this many stars. */
  stars: z.enum(['5', '4', '3', '2', '1']).transform(Number).pipe(z.literal(reviewStars)).optional(),
})
export type ProductReviewsQuery = z.output<typeof ProductReviewsQuery>

export const ProductReviewsReply = reply({
  data: z.array(Review),
  /** Total on all pages. */
  total: z.int(),
  /** Counts over all reviews of the product; the filter does not affect them. */
  starCounts: StarCounts,
})
export type ProductReviewsReply = z.infer<typeof ProductReviewsReply>

/** The caller's own review in its public form. `isHidden`: the shop has hidden it. */
export const OwnReview = Review.extend({ productId: z.string(), isHidden: z.boolean() })
export type OwnReview = z.infer<typeof OwnReview>

export const ReviewStanding = z.object({
  /** Why the caller cannot review the product; null if they can. */
  refusal: z.enum(reviewRefusals).nullable(),
  review: OwnReview.nullable(),
  /** Ids of the product's reviews that the caller marked as helpful. */
  votes: z.array(z.string()),
})
export type ReviewStanding = z.infer<typeof ReviewStanding>

export const ReviewStandingQuery = z.strictObject({ productId: Id })
export const ReviewStandingReply = reply({ data: ReviewStanding })
export type ReviewStandingReply = z.infer<typeof ReviewStandingReply>

export const ReviewParams = z.object({ reviewId: Id })

/** Text fields of the review form; photos are sent beside them. Rules: domain/reviews/review.ts. */
export const NewReviewFields = z.strictObject({ productId: Id, rating: z.string(), comment: z.string() })
/** `keep`: comma-separated ids of the photos that stay; new photos follow them. */
export const ReviewFields = z.strictObject({ rating: z.string(), comment: z.string(), keep: z.string().default('') })

export const ReviewReply = reply({ data: OwnReview })
export type ReviewReply = z.infer<typeof ReviewReply>
export const ReviewRemovedReply = reply({})
export type ReviewRemovedReply = z.infer<typeof ReviewRemovedReply>

export const VoteReply = reply({ data: z.object({ isHelpful: z.boolean(), helpfulCount: z.int() }) })
export type VoteReply = z.infer<typeof VoteReply>
