import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { customRequests, orders, photos } from '../../platform/db/schema.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import type { KeptPhoto } from './keep-photos.ts'

type PhotoOwner =
  | { kind: 'voucher' | 'damage' | 'return' | 'door'; orderId: string }
  | { kind: 'custom'; customRequestId: string }

/** Assigns photos to an owner, in the transaction that writes the report or request. */
export async function insertPhotos(tx: Db, kept: readonly KeptPhoto[], owner: PhotoOwner): Promise<void> {
  if (kept.length > 0) await tx.insert(photos).values(kept.map((photo) => ({ ...photo, ...owner })))
}

/**
 * Deletes photos, and has a job remove their files once the transaction is committed. A crash leaves neither a photo
 * without its file nor a file that nothing removes.
 */
export async function deletePhotos(tx: Db, photoIds: string[]): Promise<void> {
  if (photoIds.length === 0) return
  await tx.delete(photos).where(inArray(photos.id, photoIds))
  await enqueue(tx, 'remove-photos', { photoIds })
}

/** Returns whether the order has this photo and its personal data is not deleted. */
export async function hasPhoto(db: Db, orderId: string, photoId: string): Promise<boolean> {
  const found = await readNeeded(db, and(eq(photos.id, photoId), eq(photos.orderId, orderId)))
  return found.length > 0
}

/** Returns the photos whose order or request still has its personal data. */
export async function readNeededOf(db: Db, photoIds: readonly string[]): Promise<string[]> {
  const rows = await readNeeded(db, inArray(photos.id, [...photoIds]))
  return rows.map(({ id }) => id)
}

/** Returns the kind of a photo; undefined for an unknown one, or when its order's personal data is deleted. */
export async function findPhotoKind(db: Db, photoId: string): Promise<PhotoOwner['kind'] | undefined> {
  const [photo] = await readNeeded(db, eq(photos.id, photoId))
  return photo?.kind
}

function readNeeded(db: Db, which: ReturnType<typeof and>) {
  const isKnown = or(isNotNull(photos.customRequestId), isNotNull(orders.privateDetails))
  return db
    .select({ id: photos.id, kind: photos.kind })
    .from(photos)
    .leftJoin(orders, eq(orders.id, photos.orderId))
    .where(and(which, isKnown))
}

/** Reads all photos of a user's orders and requests, oldest first; `about` is the number of the order or request. */
export function readPhotosOf(db: Db, userId: string) {
  return db
    .select({
      id: photos.id,
      kind: photos.kind,
      about: sql<string>`coalesce(${orders.number}, ${customRequests.number})`,
      createdAt: photos.createdAt,
    })
    .from(photos)
    .leftJoin(orders, eq(orders.id, photos.orderId))
    .leftJoin(customRequests, eq(customRequests.id, photos.customRequestId))
    .where(or(eq(orders.userId, userId), eq(customRequests.userId, userId)))
    .orderBy(asc(photos.createdAt), asc(photos.id))
}

/**
 * Has a job remove the photos of orders whose personal data this transaction deletes.
 *
 * @returns the ids of the photos
 */
export async function forgetPhotosOf(tx: Db, orderIds: readonly string[]): Promise<string[]> {
  const photoIds = await readPhotoIdsOf(tx, orderIds)
  if (photoIds.length > 0) await enqueue(tx, 'remove-photos', { photoIds })
  return photoIds
}

/** Returns the ids of all photos of these orders. */
async function readPhotoIdsOf(db: Db, orderIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(inArray(photos.orderId, [...orderIds]))
  return rows.map(({ id }) => id)
}
