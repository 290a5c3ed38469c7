import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { customRequests, orders, photos } from '../../platform/db/schema.ts'
import type { KeptPhoto } from './keep-photos.ts'

type PhotoOwner =
  | { kind: 'voucher' | 'damage' | 'return'; orderId: string }
  | { kind: 'custom'; customRequestId: string }

/** Makes photos somebody's, in the transaction that writes what they show. */
export async function insertPhotos(tx: Db, kept: readonly KeptPhoto[], owner: PhotoOwner): Promise<void> {
  if (kept.length > 0) await tx.insert(photos).values(kept.map((photo) => ({ ...photo, ...owner })))
}

/** Whether this order has this photo, and its buyer is still known. */
export async function hasPhoto(db: Db, orderId: string, photoId: string): Promise<boolean> {
  const found = await readNeeded(db, and(eq(photos.id, photoId), eq(photos.orderId, orderId)))
  return found.length > 0
}

/** Those of these photos whose order or request still knows who sent them. */
export async function readNeededOf(db: Db, photoIds: readonly string[]): Promise<string[]> {
  const rows = await readNeeded(db, inArray(photos.id, [...photoIds]))
  return rows.map(({ id }) => id)
}

/** What a photo shows; undefined where there is none, or nobody knows any more who sent it. */
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

/** All that somebody has sent about orders and requests of theirs, the oldest first; `about` is the number of either. */
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

/** Of all photos that were sent about these orders. */
export async function readPhotoIdsOf(db: Db, orderIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(inArray(photos.orderId, [...orderIds]))
  return rows.map(({ id }) => id)
}
