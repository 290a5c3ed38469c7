import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import type { BoughtChoice } from '#domain/catalog/color.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { Db } from '../../platform/db/client.ts'
import { orderLines, orders, pictures, reviews, reviewVotes } from '../../platform/db/schema.ts'
import { reviewColumns } from './shown-queries.ts'

export type OwnReviewRow = NonNullable<Awaited<ReturnType<typeof findOwnReview>>>

/** Returns a user's review of a product, hidden or not. */
export async function findOwnReview(db: Db, userId: string, productId: number) {
  const [row] = await readOwn(db, and(eq(reviews.userId, userId), eq(reviews.productId, productId)))
  return row
}

/** Reads all reviews of a user, newest first. */
export function readAllOwnReviews(db: Db, userId: string) {
  return readOwn(db, eq(reviews.userId, userId)).orderBy(desc(reviews.createdAt), desc(reviews.id))
}

function readOwn(db: Db, which: SQL | undefined) {
  return db
    .select({ ...reviewColumns, productId: reviews.productId, hidden: reviews.hidden })
    .from(reviews)
    .leftJoin(pictures, eq(pictures.id, reviews.avatarPictureId))
    .where(which)
}

/** Locks a user's own review until the end of the transaction, and returns its key fields. */
export async function lockOwnReview(tx: Db, userId: string, reviewId: number) {
  const [row] = await tx
    .select({ id: reviews.id, productId: reviews.productId, hidden: reviews.hidden })
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), eq(reviews.userId, userId)))
    .for('no key update')
  return row
}

/** Returns the distinct states of an account's orders with a product. */
export async function readStatesOf(db: Db, userId: string, productId: number): Promise<OrderState[]> {
  const rows = await db
    .selectDistinct({ state: orders.state })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.userId, userId), eq(orderLines.productId, productId)))
  return rows.map(({ state }) => state)
}

/** Returns what an account bought last of a product that it received; null when there was nothing to choose. */
export async function findBought(db: Db, userId: string, productId: number): Promise<BoughtChoice | null> {
  const { color, size, type } = orderLines
  const [bought] = await db
    .select({ color, size, type })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.userId, userId), eq(orders.state, 'delivered'), eq(orderLines.productId, productId)))
    .orderBy(desc(orders.placedAt), asc(orderLines.position))
    .limit(1)
  return bought && Object.values(bought).some((part) => part !== null) ? bought : null
}

/** Returns the ids of a product's reviews that a user voted helpful. */
export async function readVotesOf(db: Db, userId: string, productId: number): Promise<number[]> {
  const rows = await db
    .select({ id: reviewVotes.reviewId })
    .from(reviewVotes)
    .innerJoin(reviews, eq(reviews.id, reviewVotes.reviewId))
    .where(and(eq(reviewVotes.userId, userId), eq(reviews.productId, productId)))
  return rows.map(({ id }) => id)
}

/** Returns the ids of all reviews that a user voted helpful, oldest vote first. */
export async function readAllVotes(db: Db, userId: string): Promise<number[]> {
  const { reviewId, at } = reviewVotes
  const rows = await db
    .select({ id: reviewId })
    .from(reviewVotes)
    .where(eq(reviewVotes.userId, userId))
    .orderBy(asc(at))
  return rows.map(({ id }) => id)
}
