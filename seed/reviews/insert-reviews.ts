import type { Db } from '#api/platform/db/client.ts'
import { reviewPictures } from '#api/platform/db/schema/reviews.ts'
import { reviews } from '#api/platform/db/schema/products.ts'
import { demoProducts } from '../demo-products.ts'
import { manifest } from '../manifest.ts'
import { demoPicture } from '../pictures.ts'
import { answerTo } from './answers.ts'
import { DEMO_DAY, writeReviews } from './write-reviews.ts'

/** One in this many products has a review with photos. */
const PRODUCTS_A_PHOTO = 2
const DAY_MS = 86_400_000

type InsertedReview = { id: number; productId: number; rating: number }

/** Inserts the demo's reviews with answers and photos. */
export async function insertReviews(db: Db, productIds: ReadonlyMap<string, number>): Promise<void> {
  const inserted = await db
    .insert(reviews)
    .values(reviewRows(productIds))
    .returning({ id: reviews.id, productId: reviews.productId, rating: reviews.rating })
  await db.insert(reviewPictures).values(photoRows(inserted, productIds))
}

function reviewRows(productIds: ReadonlyMap<string, number>) {
  return demoProducts.flatMap(({ slug, reviews: wanted }, index) => {
    if (!wanted) return []
    const subcategory = shown(slug).subcategory
    return writeReviews({ product: slug, subcategory }, { ...wanted, seed: index + 1 }).map((review, at) => {
      const answer = answerTo(review.rating, index + at)
      const answeredAt = new Date(Math.min(review.createdAt.getTime() + DAY_MS, DEMO_DAY.getTime()))
      return { ...review, productId: productIds.get(slug)!, isVerified: true, ...(answer && { answer, answeredAt }) }
    })
  })
}

/** Adds a side-view photo to the newest happy review of every other product. */
function photoRows(inserted: readonly InsertedReview[], productIds: ReadonlyMap<string, number>) {
  return demoProducts.flatMap(({ slug }, index) => {
    if (index % PRODUCTS_A_PHOTO !== 0) return []
    const of = inserted.filter(({ productId, rating }) => productId === productIds.get(slug) && rating >= 4)
    const review = of.at(-1)
    const photo = shown(slug).images[1]
    return review && photo ? [{ reviewId: review.id, position: 0, pictureId: demoPicture(photo.file).id }] : []
  })
}

function shown(slug: string) {
  const found = manifest.products.find((product) => product.slug === slug)
  if (!found) throw new RangeError(`The manifest has no product ${slug}`)
  return found
}
