import { reviewProblems } from '#domain/reviews/review.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'

/** The text fields of a review form. */
export type ReviewWords = { rating: string; comment: string }

/**
 * Checks a review form and returns its values for the database.
 *
 * @throws AppError invalid_input when domain/reviews/review.ts finds a problem
 */
export function readWords(given: ReviewWords): { rating: number; comment: string } {
  const fields = Object.fromEntries(
    Object.entries(reviewProblems(given)).map(([field, problem]) => [field, say(`review-problem.${problem}`)]),
  )
  const [sentence] = Object.values(fields)
  if (sentence !== undefined) throw new AppError('invalid_input', sentence, fields)
  return { rating: Number(given.rating), comment: given.comment.trim().replaceAll('\r\n', '\n') }
}
