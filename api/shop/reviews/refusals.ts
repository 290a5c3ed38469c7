import type { ReviewRefusal } from '#domain/reviews/review.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'

export function reviewRefused(refusal: ReviewRefusal): AppError {
  return new AppError(refusal === 'written' ? 'conflict' : 'forbidden', say(`reviews.refused.${refusal}`))
}

/** The same refusal for an unknown review, a hidden one and another user's. */
export function reviewNotFound(): AppError {
  return new AppError('not_found', say('reviews.not-found'))
}

/** Refuses to delete a hidden review, which its author could otherwise write again. */
export function reviewIsHidden(): AppError {
  return new AppError('conflict', say('reviews.is-hidden'))
}

export function ownReview(): AppError {
  return new AppError('conflict', say('reviews.is-own'))
}

export function tooManyPhotos(most: number): AppError {
  const sentence = say('reviews.too-many-photos', { most })
  return new AppError('invalid_input', sentence, { photos: sentence })
}
