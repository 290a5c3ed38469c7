import type { OwnReview } from '#contract/reviews.ts'
import type { Language } from '#domain/language/languages.ts'
import { reviewerName } from '#domain/reviews/review.ts'
import { holdAccount } from '../../people/accounts/own-account-queries.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { readName, readPhotoIds, replacePhotos, updateReview } from './change-queries.ts'
import { findOwnReview, lockOwnReview } from './own-queries.ts'
import { presentOwn } from './present-review.ts'
import { reviewNotFound } from './refusals.ts'
import { readWords, type ReviewWords } from './review-wish.ts'
import { storePhotos, type ReviewShop } from './store-photos.ts'

type Wish = ReviewWords & { keep: readonly string[]; photos: readonly Uint8Array[] }

/**
 * Changes the text and photos of the user's own review. Photos in `keep` stay, before the new ones. A hidden review stays
 * hidden.
 *
 * @throws AppError invalid_input, not_found, and the errors of refused photos
 */
export async function editReview(
  shop: ReviewShop,
  { userId, reviewId, language }: { userId: string; reviewId: number; language: Language },
  wish: Wish,
): Promise<OwnReview> {
  const words = readWords(wish)
  const kept = await readKept(shop, { userId, reviewId }, wish.keep)
  const added = await storePhotos(shop, wish.photos, kept.length)
  return retryConflicts(() =>
    shop.db.transaction(async (tx) => {
      await holdAccount(tx, userId)
      const own = await lockOwnReview(tx, userId, reviewId)
      if (!own) throw reviewNotFound()
      const had = new Set(await readPhotoIds(tx, reviewId))
      const stay = kept.filter((id) => had.has(id)) // another window may have removed the rest
      await updateReview(tx, reviewId, { ...words, userName: reviewerName(await readName(tx, userId)) })
      await replacePhotos(tx, reviewId, [...new Set([...stay, ...added])])
      return presentOwn((await findOwnReview(tx, userId, own.productId))!, language)
    }),
  )
}

async function readKept({ db }: ReviewShop, own: { userId: string; reviewId: number }, keep: readonly string[]) {
  const found = await db.transaction((tx) => lockOwnReview(tx, own.userId, own.reviewId))
  if (!found) throw reviewNotFound()
  const had = new Set(await readPhotoIds(db, own.reviewId))
  return [...new Set(keep)].filter((id) => had.has(id))
}
