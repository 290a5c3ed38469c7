import type { Db } from '../../platform/db/client.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { updateReview } from './change-queries.ts'
import { onlyStaff } from './only-staff.ts'
import { reviewNotFound } from './refusals.ts'

/**
 * Takes a review off the page, or shows it again; a hidden one counts nothing.
 *
 * @throws AppError forbidden for who is not staff, not_found
 */
export async function hideReview(
  db: Db,
  { reviewId, by }: { reviewId: number; by: Changer },
  hidden: boolean,
): Promise<void> {
  onlyStaff(by)
  if (!(await updateReview(db, reviewId, { hidden, hiddenBy: hidden ? by.id : null }))) throw reviewNotFound()
}
