import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BoughtChoice } from '#domain/catalog/color.ts'
import { users } from './accounts.ts'
import { instant } from './columns.ts'
import { pictures } from './pictures.ts'
import { products } from './products.ts'

export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userName: text().notNull(),
    avatarPictureId: text().references(() => pictures.id),
    /** Null for demo reviews, and once the account is deleted. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    rating: smallint().notNull(),
    comment: text().notNull(),
    /** The store's answer; '' for none. */
    answer: text().notNull().default(''),
    answeredAt: instant(),
    hidden: boolean().notNull().default(false),
    /** Members of staff; no foreign key, as in order_events. */
    answeredBy: uuid(),
    hiddenBy: uuid(),
    /** Whether the author had received the product. It stays when the account is deleted. */
    isVerified: boolean().notNull().default(false),
    /** What the author bought, as it was sold; null when that is not known, or there was nothing to choose. */
    bought: jsonb().$type<BoughtChoice>(),
    /** Number of helpful votes; a trigger maintains it. */
    helpfulCount: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
  },
  (review) => [
    check('reviews_rating_is_stars', sql`${review.rating} between 1 and 5`),
    check('reviews_answer', sql`(${review.answer} = '') = (${review.answeredAt} is null)`),
    unique('reviews_one_each').on(review.userId, review.productId),
    index('reviews_by_product').on(
      review.productId,
      review.createdAt.desc().nullsFirst(),
      review.id.desc().nullsFirst(),
    ),
  ],
)

/** Customers' photos of the product at home; public, like the review. */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    reviewId: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    pictureId: text()
      .notNull()
      .references(() => pictures.id),
  },
  (picture) => [
    primaryKey({ columns: [picture.reviewId, picture.position] }),
    index('review_pictures_by_picture').on(picture.pictureId),
  ],
)

/** Helpful votes: at most one per user and review. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instant().notNull().defaultNow(),
  },
  (vote) => [primaryKey({ columns: [vote.reviewId, vote.userId] }), index('review_votes_by_user').on(vote.userId)],
)
