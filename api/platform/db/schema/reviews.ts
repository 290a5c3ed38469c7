import { index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './columns.ts'
import { pictures } from './pictures.ts'
import { reviews } from './products.ts'

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
