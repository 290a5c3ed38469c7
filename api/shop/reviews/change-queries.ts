import { and, asc, eq, inArray } from 'drizzle-orm'
import type { BoughtChoice } from '#domain/catalog/color.ts'
import type { Db } from '../../platform/db/client.ts'
import { reviewPictures, reviews, reviewVotes, users } from '../../platform/db/schema.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { onlyRow } from '../../platform/db/only-row.ts'

type NewReview = {
  userId: string
  productId: number
  userName: string
  rating: number
  comment: string
  bought: BoughtChoice | null
}

/** Inserts a verified review: its author has received the product. */
export async function insertReview(tx: Db, review: NewReview): Promise<number> {
  const row = onlyRow(
    await tx
      .insert(reviews)
      .values({ ...review, isVerified: true })
      .returning({ id: reviews.id }),
  )
  return row.id
}

/** @returns whether the review exists */
export async function updateReview(
  tx: Db,
  id: number,
  changes: Partial<typeof reviews.$inferInsert>,
): Promise<boolean> {
  const { rowCount } = await tx.update(reviews).set(changes).where(eq(reviews.id, id))
  return rowCount === 1
}

/** Reads the name of an account. */
export async function readName(tx: Db, userId: string): Promise<string> {
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId))
  return user?.name ?? ''
}

/** Reads the picture ids of a review, in order. */
export async function readPhotoIds(tx: Db, reviewId: number): Promise<string[]> {
  const rows = await tx
    .select({ id: reviewPictures.pictureId })
    .from(reviewPictures)
    .where(eq(reviewPictures.reviewId, reviewId))
    .orderBy(asc(reviewPictures.position))
  return rows.map(({ id }) => id)
}

/**
 * Replaces the photos of a review. Enqueues the removal of dropped photos, whose files go unless something else uses
 * them.
 */
export async function replacePhotos(tx: Db, reviewId: number, pictureIds: readonly string[]): Promise<void> {
  const before = await readPhotoIds(tx, reviewId)
  await tx.delete(reviewPictures).where(eq(reviewPictures.reviewId, reviewId))
  const rows = pictureIds.map((pictureId, position) => ({ reviewId, position, pictureId }))
  if (rows.length > 0) await tx.insert(reviewPictures).values(rows)
  await dropPhotos(
    tx,
    before.filter((id) => !pictureIds.includes(id)),
  )
}

async function dropPhotos(tx: Db, pictureIds: readonly string[]): Promise<void> {
  for (const pictureId of new Set(pictureIds)) await enqueue(tx, 'remove-picture', { pictureId })
}

/** Deletes a review with its votes and photos. */
export async function deleteReview(tx: Db, id: number): Promise<void> {
  await replacePhotos(tx, id, [])
  await tx.delete(reviews).where(eq(reviews.id, id))
}

export async function insertVote(tx: Db, vote: { reviewId: number; userId: string }): Promise<void> {
  await tx.insert(reviewVotes).values(vote).onConflictDoNothing()
}

export async function deleteVote(tx: Db, { reviewId, userId }: { reviewId: number; userId: string }): Promise<void> {
  await tx.delete(reviewVotes).where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.userId, userId)))
}

/** Returns the author of a visible review, or undefined. Locks the review against deletion until the transaction ends. */
export async function holdShown(tx: Db, id: number) {
  const [row] = await tx
    .select({ userId: reviews.userId })
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.hidden, false)))
    .for('key share')
  return row
}

export async function readHelpfulCount(tx: Db, id: number): Promise<number> {
  const [row] = await tx.select({ count: reviews.helpfulCount }).from(reviews).where(eq(reviews.id, id))
  return row?.count ?? 0
}

/**
 * Makes a customer's visible reviews anonymous and deletes their photos. Deletes hidden reviews. The transaction must have
 * locked the account.
 */
export async function forgetReviewer(tx: Db, userId: string): Promise<void> {
  const own = await tx
    .select({ id: reviews.id, hidden: reviews.hidden })
    .from(reviews)
    .where(eq(reviews.userId, userId))
    .orderBy(asc(reviews.id))
  for (const { id, hidden } of own) {
    if (hidden) await deleteReview(tx, id)
    else await replacePhotos(tx, id, [])
  }
  const shown = own.filter(({ hidden }) => !hidden).map(({ id }) => id)
  const nobody = { userId: null, userName: '', avatarPictureId: null }
  if (shown.length > 0) await tx.update(reviews).set(nobody).where(inArray(reviews.id, shown))
}
