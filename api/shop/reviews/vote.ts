import type { VoteReply } from '#contract/reviews.ts'
import { holdAccount } from '../../people/accounts/own-account-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { deleteVote, holdShown, insertVote, readHelpfulCount } from './change-queries.ts'
import { ownReview, reviewNotFound } from './refusals.ts'

/**
 * Adds or withdraws a user's helpful vote. Idempotent.
 *
 * @throws AppError not_found; conflict for the user's own review
 */
export function vote(
  db: Db,
  { userId, reviewId }: { userId: string; reviewId: number },
  isHelpful: boolean,
): Promise<VoteReply['data']> {
  return retryConflicts(() =>
    db.transaction(async (tx) => {
      await holdAccount(tx, userId)
      const review = await holdShown(tx, reviewId)
      if (!review) throw reviewNotFound()
      if (review.userId === userId) throw ownReview()
      await (isHelpful ? insertVote : deleteVote)(tx, { reviewId, userId })
      return { isHelpful, helpfulCount: await readHelpfulCount(tx, reviewId) }
    }),
  )
}
