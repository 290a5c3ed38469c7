import { reviewProblems, reviewProblemTexts } from '#domain/review.ts'
import { AppError } from '../../platform/errors/app-error.ts'

/** What a form says of a review, its photos apart. */
export type ReviewWords = { rating: string; comment: string }

/**
 * What is stored of a review's form.
 *
 * @throws AppError invalid_input for what domain/review.ts refuses
 */
export function readWords(given: ReviewWords): { rating: number; comment: string } {
  const fields = Object.fromEntries(
    Object.entries(reviewProblems(given)).map(([field, problem]) => [field, reviewProblemTexts[problem]]),
  )
  const [sentence] = Object.values(fields)
  if (sentence !== undefined) throw new AppError('invalid_input', sentence, fields)
  return { rating: Number(given.rating), comment: given.comment.trim().replaceAll('\r\n', '\n') }
}
