import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { updateReview } from './change-queries.ts'
import { reviewNotFound } from './refusals.ts'
import { say } from '../../platform/language/sentence.ts'

/**
 * Hides a review, or shows it again. A hidden review does not count towards the rating.
 *
 * @throws AppError forbidden for anyone but staff; not_found
 */
export async function hideReview(
  db: Db,
  { reviewId, by }: { reviewId: number; by: Changer },
  hidden: boolean,
): Promise<void> {
  onlyStaff(by)
  if (!(await updateReview(db, reviewId, { hidden, hiddenBy: hidden ? by.id : null }))) throw reviewNotFound()
}

/** @throws AppError forbidden for anyone but staff */
export function onlyStaff(by: Changer): void {
  if (by.actor !== 'staff') throw new AppError('forbidden', say('calls.not-allowed'))
}
