import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Picture } from '#contract/common.ts'
import type { StarCounts } from '#contract/catalog/products.ts'
import type { ReviewSort, ReviewStars } from '#domain/reviews/review.ts'
import type { Db } from '../../platform/db/client.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { pictures, reviewPictures, reviews } from '../../platform/db/schema.ts'
import { pictureJson, subquery } from '../../platform/media/picture-rows.ts'

const MOST_ON_THE_PAGE = 100

const photos = subquery<Picture[]>(sql`
  select coalesce(jsonb_agg(${pictureJson(sql`''::text`)} order by ${reviewPictures.position}), '[]')
  from ${reviewPictures} join ${pictures} on ${pictures.id} = ${reviewPictures.pictureId}
  where ${reviewPictures.reviewId} = ${reviews.id}`)

/** Public columns of a review; the query must join `pictures` for the avatar. */
export const reviewColumns = {
  id: reviews.id,
  userName: reviews.userName,
  rating: reviews.rating,
  comment: reviews.comment,
  createdAt: reviews.createdAt,
  answer: reviews.answer,
  answeredAt: reviews.answeredAt,
  helpfulCount: reviews.helpfulCount,
  isVerified: reviews.isVerified,
  bought: reviews.bought,
  avatar: { id: pictures.id, width: pictures.width },
  photos,
}

export type ReviewRow = Awaited<ReturnType<typeof readNewestReviews>>[number]

/** Reads the newest visible reviews of a product, at most 100. */
export function readNewestReviews(db: Db, productId: number) {
  const statement = prepared(db, 'reviews', (name) =>
    db
      .select(reviewColumns)
      .from(reviews)
      .leftJoin(pictures, eq(pictures.id, reviews.avatarPictureId))
      .where(and(eq(reviews.productId, sql.placeholder('productId')), eq(reviews.hidden, false)))
      .orderBy(...orders.newest)
      .limit(MOST_ON_THE_PAGE)
      .prepare(name),
  )
  return statement.execute({ productId })
}

/** In every sort order, the newer of two equal reviews comes first. */
const newestFirst = [desc(reviews.createdAt), desc(reviews.id)]
const orders = {
  newest: newestFirst,
  helpful: [desc(reviews.helpfulCount), ...newestFirst],
  '-rating': [desc(reviews.rating), ...newestFirst],
  rating: [asc(reviews.rating), ...newestFirst],
} satisfies Record<ReviewSort, unknown[]>

type Wanted = { sort: ReviewSort; stars?: ReviewStars | undefined; limit: number; offset: number }

/** Reads one page of a product's visible reviews. */
export function readReviewPage(db: Db, productId: number, { sort, stars, limit, offset }: Wanted) {
  const isShown = and(eq(reviews.productId, productId), eq(reviews.hidden, false))
  return db
    .select(reviewColumns)
    .from(reviews)
    .leftJoin(pictures, eq(pictures.id, reviews.avatarPictureId))
    .where(stars === undefined ? isShown : and(isShown, eq(reviews.rating, stars)))
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset)
}

/** Counts a product's visible reviews by stars. */
export async function readStarCounts(db: Db, productId: number): Promise<StarCounts> {
  const statement = prepared(db, 'review_stars', (name) =>
    db
      .select({ rating: reviews.rating, reviews: count() })
      .from(reviews)
      .where(and(eq(reviews.productId, sql.placeholder('productId')), eq(reviews.hidden, false)))
      .groupBy(reviews.rating)
      .prepare(name),
  )
  const rows = await statement.execute({ productId })
  const none = { '5': 0, '4': 0, '3': 0, '2': 0, '1': 0 }
  return { ...none, ...Object.fromEntries(rows.map((row) => [row.rating, row.reviews])) }
}
