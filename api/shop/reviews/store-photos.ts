import { MAX_REVIEW_PHOTOS } from '#domain/reviews/review.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import { storePhoto } from '../../platform/media/store-photo.ts'
import { tooManyPhotos } from './refusals.ts'

export type ReviewShop = { db: Db; storage: MediaStorage }

/**
 * Stores the photos of a review, duplicates once.
 *
 * @param kept  number of photos the review already has
 * @returns the ids of their pictures, in order
 * @throws AppError invalid_input for too many, and the errors of refused photos
 */
export async function storePhotos(shop: ReviewShop, photos: readonly Uint8Array[], kept = 0): Promise<string[]> {
  if (kept + photos.length > MAX_REVIEW_PHOTOS) throw tooManyPhotos(MAX_REVIEW_PHOTOS)
  const ids: string[] = []
  for (const photo of photos) ids.push(await storePhoto(shop, photo))
  return [...new Set(ids)]
}
