import { eq, inArray } from 'drizzle-orm'
import { requestAllows } from '#domain/custom-requests/custom-requests.ts'
import type { Db } from '../../platform/db/client.ts'
import { customRequestEvents, customRequests, photos } from '../../platform/db/schema.ts'
import { readRequestPhotoIds } from './request-queries.ts'

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
  if (held.length === 0) return []
  const ids = held.map(({ id }) => id)
  const open = held.filter(({ state }) => requestAllows('withdraw', state)).map(({ id }) => id)
  if (open.length > 0) {
    await tx
      .update(customRequests)
      .set({ state: 'withdrawn', changedAt: new Date() })
      .where(inArray(customRequests.id, open))
    const withdrawn = { action: 'withdraw', actor: 'shopper', actorId: userId } as const
    await tx.insert(customRequestEvents).values(open.map((requestId) => ({ ...withdrawn, requestId })))
  }
  const nobody = { userId: null, name: '', email: '', privateDetails: null }
  await tx.update(customRequests).set(nobody).where(inArray(customRequests.id, ids))
  const photoIds = await readRequestPhotoIds(tx, ids)
  await tx.delete(photos).where(inArray(photos.id, photoIds))
  return photoIds
}
