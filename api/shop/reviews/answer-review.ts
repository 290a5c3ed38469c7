import { REVIEW_ANSWER_MAX_LENGTH } from '#domain/reviews/review.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { updateReview } from './change-queries.ts'
import { onlyStaff } from './hide-review.ts'
import { reviewNotFound } from './refusals.ts'

/**
 * Sets the store's public answer to a review, replacing an earlier one; '' deletes it.
 *
 * @throws AppError forbidden for anyone but staff; not_found; invalid_input for an answer that is too long
 */
export async function answerReview(
  db: Db,
  { reviewId, by, now = new Date() }: { reviewId: number; by: Changer; now?: Date },
  text: string,
): Promise<void> {
  onlyStaff(by)
  const answer = text.trim()
  if (answer.length > REVIEW_ANSWER_MAX_LENGTH) {
    throw new AppError('invalid_input', say('fields.most-letters', { most: REVIEW_ANSWER_MAX_LENGTH }))
  }
  const isThere = await updateReview(db, reviewId, {
    answer,
    answeredAt: answer === '' ? null : now,
    answeredBy: answer === '' ? null : by.id,
  })
  if (!isThere) throw reviewNotFound()
}
