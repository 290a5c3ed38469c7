import type { Language } from '#domain/language/languages.ts'
import type { Db } from '#api/platform/db/client.ts'
import { reviewPictures, reviews } from '#api/platform/db/schema/reviews.ts'
import { demoProducts } from '../demo-products.ts'
import { manifest } from '../manifest.ts'
import { demoPicture } from '../pictures.ts'
import { DEMO_DAY, type DemoReview, writeReviews, writtenIn } from './write-reviews.ts'

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
      const answer = answerTo(review, index + at)
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

const toTheUnhappy: Record<Language, readonly string[]> = {
  en: [
    'We are sorry that this was not right. Please call us with your order number: we will come and put it in order.',
    'Thank you for telling us. Our fitters know the fault, and will mend it at your home at no charge.',
    'That is not how it should arrive. We have asked our drivers about it; please call us so that we can make it good.',
  ],
  ne: [
    'यस्तो भएकोमा माफ गर्नुहोला। अर्डर नम्बर लिएर हामीलाई फोन गर्नुहोस्, हामी आएर मिलाइदिन्छौं।',
    'जानकारी दिनुभएकोमा धन्यवाद। समस्या हाम्रा मिस्त्रीलाई थाहा छ, घरमै आएर निःशुल्क बनाइदिन्छौं।',
    'सामान यसरी पुग्नु नपर्ने हो। डेलिभरी गर्ने साथीहरूसँग कुरा गरिसक्यौं। फोन गर्नुहोस्, हामी मिलाइदिन्छौं।',
  ],
}
const toTheHappy: Record<Language, readonly string[]> = {
  en: ['Thank you! We are glad that it found a good home.', 'Dhanyabaad. May it serve you for many years.'],
  ne: ['धन्यवाद! तपाईंलाई मन परेकोमा हामी पनि खुसी छौं।', 'धन्यवाद। वर्षौंसम्म काम लागोस्।'],
}

/** One in this many happy reviews gets an answer. */
const HAPPY_A_ANSWER = 9

/** Returns the store's answer to a demo review, in its language; '' for none. */
function answerTo({ rating, comment }: DemoReview, turn: number): string {
  const language = writtenIn(comment)
  if (rating <= 3) return turnOf(toTheUnhappy[language], turn)
  return turn % HAPPY_A_ANSWER === 0 ? turnOf(toTheHappy[language], turn) : ''
}

function turnOf(answers: readonly string[], turn: number): string {
  return answers[turn % answers.length]!
}
