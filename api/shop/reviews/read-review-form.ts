import type { FastifyRequest } from 'fastify'
import { NewReviewFields, ReviewFields } from '#contract/reviews.ts'
import { MAX_REVIEW_PHOTOS, REVIEW_PHOTO_MAX_BYTES } from '#domain/reviews/review.ts'
import { readForm } from '../../platform/media/read-form.ts'
import type { Hold } from '../../platform/media/upload-room.ts'

const files = { field: 'photos', least: 0, most: MAX_REVIEW_PHOTOS, maxBytes: REVIEW_PHOTO_MAX_BYTES }

/** @throws AppError like `readForm` */
export async function readNewReview(request: FastifyRequest, hold: Hold) {
  const { fields, files: photos } = await readForm(request, { fields: NewReviewFields, files }, hold)
  return { ...fields, productId: Number(fields.productId), photos }
}

/** Reads the form of an edit, with the same errors. */
export async function readEdit(request: FastifyRequest, hold: Hold) {
  const { fields, files: photos } = await readForm(request, { fields: ReviewFields, files }, hold)
  return { ...fields, keep: fields.keep.split(',').filter((id) => id !== ''), photos }
}
