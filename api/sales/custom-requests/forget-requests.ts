import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { GUEST_REQUEST_KEPT_MONTHS, requestAllows } from '#domain/custom-requests/custom-requests.ts'
import type { Db } from '../../platform/db/client.ts'
import { customRequestEvents, customRequests, photos } from '../../platform/db/schema.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { readRequestPhotoIds, type StoredRequest } from './request-queries.ts'

const REQUESTS_AT_ONCE = 100
/** The next night continues. */
const MOST_TRANSACTIONS = 100

/**
 * Detaches the requests of an account and deletes their personal data. Open requests are withdrawn.
 *
 * @returns the IDs of the photos, which have lost their owner; the caller removes their files
 */
export async function forgetRequests(tx: Db, userId: string): Promise<string[]> {
  const held = await tx
    .select()
    .from(customRequests)
    .where(eq(customRequests.userId, userId))
    .orderBy(customRequests.id)
    .for('no key update')
  return forgetHeld(tx, held, { actor: 'shopper', id: userId })
}

/**
 * The daily job that deletes the personal data and photos of guests' requests which nobody ordered, after the time that the
 * privacy policy states. Open requests are withdrawn. A run that dies loses nothing: each transaction deletes the rows and
 * enqueues the removal of their files.
 */
export async function cleanRequests(
  _data: JobData['clean-requests'],
  { db }: { db: Db },
  signal: AbortSignal,
): Promise<void> {
  for (let count = 0; count < MOST_TRANSACTIONS && !signal.aborted; count += 1) {
    const forgotten = await db.transaction(forgetOldest)
    if (forgotten < REQUESTS_AT_ONCE) return
  }
}

/** @returns how many requests it forgot */
async function forgetOldest(tx: Db): Promise<number> {
  const isOld = sql`${customRequests.changedAt} < now() - make_interval(months => ${GUEST_REQUEST_KEPT_MONTHS}::int)`
  const isGuests = and(isNull(customRequests.userId), isNotNull(customRequests.privateDetails))
  const held = await tx
    .select()
    .from(customRequests)
    .where(and(isGuests, ne(customRequests.state, 'accepted'), isOld))
    .orderBy(asc(customRequests.changedAt))
    .limit(REQUESTS_AT_ONCE)
    .for('no key update', { skipLocked: true })
  const photoIds = await forgetHeld(tx, held, { actor: 'system', id: null })
  if (photoIds.length > 0) await enqueue(tx, 'remove-photos', { photoIds })
  return held.length
}

async function forgetHeld(
  tx: Db,
  held: readonly StoredRequest[],
  { actor, id: actorId }: Pick<Changer, 'actor' | 'id'>,
): Promise<string[]> {
  if (held.length === 0) return []
  const ids = held.map(({ id }) => id)
  const open = held.filter(({ state }) => requestAllows('withdraw', state)).map(({ id }) => id)
  if (open.length > 0) {
    await tx
      .update(customRequests)
      .set({ state: 'withdrawn', changedAt: new Date() })
      .where(inArray(customRequests.id, open))
    await tx
      .insert(customRequestEvents)
      .values(open.map((requestId) => ({ requestId, action: 'withdraw' as const, actor, actorId })))
  }
  const nobody = { userId: null, name: '', email: '', privateDetails: null }
  await tx.update(customRequests).set(nobody).where(inArray(customRequests.id, ids))
  const photoIds = await readRequestPhotoIds(tx, ids)
  if (photoIds.length > 0) await tx.delete(photos).where(inArray(photos.id, photoIds))
  return photoIds
}
