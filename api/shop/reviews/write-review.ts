import type { OwnReview } from '#contract/reviews.ts'
import { reviewerName, reviewRefusal } from '#domain/reviews/review.ts'
import type { Language } from '#domain/language/languages.ts'
import { holdAccount } from '../../people/accounts/own-account-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { holdListed } from '../wishlist/list-queries.ts'
import { notInShop } from '../wishlist/refusals.ts'
import { insertReview, readName, replacePhotos } from './change-queries.ts'
import { findBought, findOwnReview, readStatesOf } from './own-queries.ts'
import { presentOwn } from './present-review.ts'
import { reviewRefused } from './refusals.ts'
import { readWords, type ReviewWords } from './review-wish.ts'
import { storePhotos, type ReviewShop } from './store-photos.ts'

type Wish = ReviewWords & { productId: number; photos: readonly Uint8Array[] }

/**
 * Adds a user's review of a product delivered to them. It is public immediately.
 *
 * @throws AppError invalid_input; forbidden before the product is delivered; conflict for a second review; not_found for
 *                  an unlisted product; and the errors of refused photos
 */
export async function writeReview(
  shop: ReviewShop,
  { userId, language }: { userId: string; language: Language },
  wish: Wish,
): Promise<OwnReview> {
  const { productId, photos } = wish
  const words = readWords(wish)
  await refuseUnlessAllowed(shop.db, userId, productId) // before encoding the photos
  const pictureIds = await storePhotos(shop, photos)
  return retryConflicts(() =>
    shop.db.transaction(async (tx) => {
      await holdAccount(tx, userId)
      await refuseUnlessAllowed(tx, userId, productId)
      if (!(await holdListed(tx, productId))) throw notInShop()
      const userName = reviewerName(await readName(tx, userId))
      const bought = await findBought(tx, userId, productId)
      const id = await insertReview(tx, { userId, productId, userName, bought, ...words })
      await replacePhotos(tx, id, pictureIds)
      return presentOwn((await findOwnReview(tx, userId, productId))!, language)
    }),
  )
}

async function refuseUnlessAllowed(db: Db, userId: string, productId: number): Promise<void> {
  const states = await readStatesOf(db, userId, productId)
  const own = await findOwnReview(db, userId, productId)
  const refusal = reviewRefusal(states, own !== undefined)
  if (refusal) throw reviewRefused(refusal)
}
