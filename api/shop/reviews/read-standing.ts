import type { ReviewStanding } from '#contract/reviews.ts'
import type { Language } from '#domain/language/languages.ts'
import { reviewRefusal } from '#domain/reviews/review.ts'
import type { Db } from '../../platform/db/client.ts'
import { findOwnReview, readStatesOf, readVotesOf } from './own-queries.ts'
import { presentOwn } from './present-review.ts'

/** Returns whether a user may review a product, their review of it, and their votes. */
export async function readStanding(
  db: Db,
  userId: string,
  productId: number,
  language: Language,
): Promise<ReviewStanding> {
  const [states, own, votes] = await Promise.all([
    readStatesOf(db, userId, productId),
    findOwnReview(db, userId, productId),
    readVotesOf(db, userId, productId),
  ])
  return {
    refusal: reviewRefusal(states, own !== undefined),
    review: own ? presentOwn(own, language) : null,
    votes: votes.map(String),
  }
}
