import { holdAccount } from '../../people/accounts/own-account-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { deleteReview } from './change-queries.ts'
import { lockOwnReview } from './own-queries.ts'
import { reviewIsHidden, reviewNotFound } from './refusals.ts'

/**
 * Deletes the user's own review with its photos and votes.
 *
 * @throws AppError not_found; conflict for a review that staff have hidden
 */
export async function removeReview(db: Db, { userId, reviewId }: { userId: string; reviewId: number }): Promise<void> {
  await retryConflicts(() =>
    db.transaction(async (tx) => {
      await holdAccount(tx, userId)
      const own = await lockOwnReview(tx, userId, reviewId)
      if (!own) throw reviewNotFound()
      if (own.hidden) throw reviewIsHidden()
      await deleteReview(tx, reviewId)
    }),
  )
}
