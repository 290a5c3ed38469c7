import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Picture } from '#contract/common.ts'
import type { ReviewsQuery } from '#contract/admin/reviews.ts'
import { isOrNot } from '../../../platform/records/conditions.ts'
import { orderOf, pageOf } from '../../../platform/records/page-of.ts'
import type { Db } from '../../../platform/db/client.ts'
import { pictures, products, reviewPictures, reviews, staff } from '../../../platform/db/schema.ts'
import { pictureJson, subquery } from '../../../platform/media/picture-rows.ts'
import { wantedWords } from '../../catalog/admin/customers-words.ts'

const answerer = alias(staff, 'answerer')
const hider = alias(staff, 'hider')

const photos = subquery<Picture[]>(sql`
  select coalesce(jsonb_agg(${pictureJson(sql`''::text`)} order by ${reviewPictures.position}), '[]')
  from ${reviewPictures} join ${pictures} on ${pictures.id} = ${reviewPictures.pictureId}
  where ${reviewPictures.reviewId} = ${reviews.id}`)

const columns = {
  id: reviews.id,
  product: { id: products.id, name: products.name },
  userId: reviews.userId,
  userName: reviews.userName,
  rating: reviews.rating,
  comment: reviews.comment,
  photos,
  isVerified: reviews.isVerified,
  helpfulCount: reviews.helpfulCount,
  createdAt: reviews.createdAt,
  answer: reviews.answer,
  answeredAt: reviews.answeredAt,
  answeredBy: answerer.name,
  hidden: reviews.hidden,
  hiddenBy: hider.name,
}

export type StaffReviewRow = Awaited<ReturnType<typeof readReviewsForStaff>>['items'][number]

/** Reads one page of all reviews, including hidden ones. */
export async function readReviewsForStaff(db: Db, query: ReviewsQuery) {
  const wanted = wantedReviews(db, query)
  const { createdAt, rating, helpfulCount } = reviews
  const [items, total] = await Promise.all([
    rowsOf(db, wanted)
      .orderBy(...orderOf(query.sort, { createdAt, rating, helpfulCount }, reviews.id))
      .limit(pageOf(query).limit)
      .offset(pageOf(query).offset),
    db.$count(reviews, wanted),
  ])
  return { items, total }
}

export async function findReviewForStaff(db: Db, id: number): Promise<StaffReviewRow | undefined> {
  const [found] = await rowsOf(db, eq(reviews.id, id))
  return found
}

function rowsOf(db: Db, wanted: SQL | undefined) {
  return db
    .select(columns)
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(answerer, eq(answerer.id, reviews.answeredBy))
    .leftJoin(hider, eq(hider.id, reviews.hiddenBy))
    .where(wanted)
    .$dynamic()
}

function wantedReviews(db: Db, { rating, isAnswered, hidden, withPhotos, ...query }: ReviewsQuery) {
  const photo = sql`exists (select from ${reviewPictures} where ${reviewPictures.reviewId} = ${reviews.id})`
  return and(
    wantedWords(db, { ...reviews, words: reviews.comment }, query),
    rating === undefined ? undefined : eq(reviews.rating, rating),
    isOrNot(isAnswered, ne(reviews.answer, '')),
    isOrNot(hidden, eq(reviews.hidden, true)),
    isOrNot(withPhotos, photo),
  )
}
