import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { GUEST_REQUEST_KEPT_MONTHS, requestAllows } from '#domain/custom-requests/custom-requests.ts'
import type { Db } from '../../platform/db/client.ts'
import { customRequestEvents, customRequests } from '../../platform/db/schema.ts'
import { inPortions } from '../../platform/jobs/in-portions.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { deletePhotos } from '../../shop/photos/photo-queries.ts'
import { readRequestPhotoIds, requestColumns, type StoredRequest } from './request-queries.ts'

/**
 * Detaches the requests of an account and deletes their personal data and photos. Open requests are withdrawn.
 *
 * @returns the IDs of the requests
 */
export async function forgetRequests(tx: Db, userId: string): Promise<string[]> {
  const held = await tx
    .select(requestColumns)
    .from(customRequests)
    .where(eq(customRequests.userId, userId))
    .orderBy(customRequests.id)
    .for('no key update')
  await forgetHeld(tx, held, 'shopper')
  return held.map(({ id }) => id)
}

/**
 * Does the same with these requests of guests.
 *
 * @returns how many still had personal data
 */
export async function forgetGuestRequests(tx: Db, ids: readonly string[]): Promise<number> {
  const isGuests = and(isNull(customRequests.userId), isNotNull(customRequests.privateDetails))
  const held = await tx
    .select(requestColumns)
    .from(customRequests)
    .where(and(inArray(customRequests.id, [...ids]), isGuests))
    .orderBy(customRequests.id)
    .for('no key update')
  await forgetHeld(tx, held, 'shopper')
  return held.length
}

/**
 * The daily job that deletes the personal data and photos of guests' requests which nobody ordered, after the time that the
 * privacy policy states. Open requests are withdrawn.
 */
export async function cleanRequests(
  _data: JobData['clean-requests'],
  { db }: { db: Db },
  signal: AbortSignal,
): Promise<void> {
  await inPortions(db, signal, forgetOldest)
}

/** @returns how many requests it forgot */
async function forgetOldest(tx: Db, most: number): Promise<number> {
  const isOld = sql`${customRequests.changedAt} < now() - make_interval(months => ${GUEST_REQUEST_KEPT_MONTHS}::int)`
  const isGuests = and(isNull(customRequests.userId), isNotNull(customRequests.privateDetails))
  const held = await tx
    .select(requestColumns)
    .from(customRequests)
    .where(and(isGuests, ne(customRequests.state, 'accepted'), isOld))
    .orderBy(asc(customRequests.changedAt))
    .limit(most)
    .for('no key update', { skipLocked: true })
  await forgetHeld(tx, held, 'system')
  return held.length
}

async function forgetHeld(tx: Db, held: readonly StoredRequest[], actor: Changer['actor']): Promise<void> {
  if (held.length === 0) return
  const ids = held.map(({ id }) => id)
  const open = held.filter(({ state }) => requestAllows('withdraw', state)).map(({ id }) => id)
  if (open.length > 0) {
    await tx
      .update(customRequests)
      .set({ state: 'withdrawn', changedAt: new Date() })
      .where(inArray(customRequests.id, open))
    await tx
      .insert(customRequestEvents)
      .values(open.map((requestId) => ({ requestId, action: 'withdraw' as const, actor })))
  }
  const nobody = { userId: null, name: '', email: '', privateDetails: null, plan: null }
  await tx.update(customRequests).set(nobody).where(inArray(customRequests.id, ids))
  await deletePhotos(tx, await readRequestPhotoIds(tx, ids))
}
