import type { ReviewRefusal } from '#domain/reviews/review.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'

const sentences: Record<ReviewRefusal, string> = {
  written: 'You have already reviewed this. You can edit your review.',
  'not-bought': 'Only customers who bought this with their account can review it.',
  'not-delivered': 'You can write a review once your order is delivered.',
  returned: 'You have returned this, so you cannot review it.',
}

export function reviewRefused(refusal: ReviewRefusal): AppError {
  return new AppError(refusal === 'written' ? 'conflict' : 'forbidden', sentences[refusal])
}

/** The same refusal for an unknown review, a hidden one and another user's. */
export function reviewNotFound(): AppError {
  return new AppError('not_found', 'Review not found.')
}

/** Refuses to delete a hidden review, which its author could otherwise write again. */
export function reviewIsHidden(): AppError {
  return new AppError('conflict', 'The shop has hidden this review. Please call us to delete it.')
}

export function ownReview(): AppError {
  return new AppError('conflict', 'This review is your own.')
}

export function tooManyPhotos(most: number): AppError {
  const sentence = say('Please choose at most {most} photos.', { most })
  return new AppError('invalid_input', sentence, { photos: sentence })
}
