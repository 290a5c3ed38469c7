import { Picture, QueryFlag, QueryRowId } from '#contract/common.ts'
import { z } from 'zod'
import { listOf, listQuery } from './list.ts'

const reviewSorts = ['createdAt', 'rating', 'helpfulCount'] as const

export const ReviewsQuery = listQuery(reviewSorts, {
  rating: z.coerce.number().int().min(1).max(5).optional(),
  productId: QueryRowId.optional(),
  isAnswered: QueryFlag.optional(),
  hidden: QueryFlag.optional(),
  withPhotos: QueryFlag.optional(),
})
export type ReviewsQuery = z.output<typeof ReviewsQuery>

export const StaffReview = z.object({
  id: z.number().int(),
  product: z.object({ id: z.number().int(), name: z.string() }),
  /** Null for demo reviews, and if the account was deleted. */
  userId: z.uuid().nullable(),
  userName: z.string(),
  rating: z.number().int(),
  comment: z.string(),
  photos: z.array(Picture),
  isVerified: z.boolean(),
  helpfulCount: z.number().int(),
  createdAt: z.iso.datetime(),
  /** '' if none. */
  answer: z.string(),
  answeredAt: z.iso.datetime().nullable(),
  /** Staff member; null if unknown. */
  answeredBy: z.string().nullable(),
  hidden: z.boolean(),
  hiddenBy: z.string().nullable(),
})
export type StaffReview = z.infer<typeof StaffReview>

export const ReviewList = listOf(StaffReview)

export const ReviewParams = z.strictObject({ id: QueryRowId })

const MAX_ANSWER_LENGTH = 10_000
/** '' deletes the answer. Length limit: domain/reviews/review.ts. */
export const ReviewAnswerBody = z.strictObject({ answer: z.string().max(MAX_ANSWER_LENGTH) })
export const ReviewHiddenBody = z.strictObject({ hidden: z.boolean() })
