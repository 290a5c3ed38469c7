import { randomBytes } from 'node:crypto'
import { AVATAR_CONTENT_TYPE, avatarKey, avatarUrl } from '#domain/accounts/avatar.ts'
import type { Db } from '../../../platform/db/client.ts'
import { enqueue } from '../../../platform/jobs/queue.ts'
import { drawAvatar } from '../../../platform/media/draw-avatar.ts'
import type { MediaStorage } from '../../../platform/media/storage.ts'
import { sessionExpired } from '../sessions/authenticate.ts'
import { lockAvatarId, writeAvatarId } from './avatar-queries.ts'

const ID_BYTES = 16
const HOUR_MS = 3_600_000

/**
 * Replaces a user's picture and enqueues the removal of the old file.
 *
 * @returns the picture's address, which nobody can guess
 * @throws AppError when the file is not an accepted picture (media/draw-avatar.ts)
 */
export async function setAvatar(
  { db, storage }: { db: Db; storage: MediaStorage },
  userId: string,
  bytes: Uint8Array,
): Promise<string> {
  const drawn = await drawAvatar(bytes)
  const avatarId = randomBytes(ID_BYTES).toString('hex')
  // If we stop between storing the file and recording its owner, this job removes the unused file later.
  await enqueue(db, 'remove-avatar', { userId, avatarId }, { startAfter: new Date(Date.now() + HOUR_MS) })
  await storage.put(avatarKey(avatarId), drawn, AVATAR_CONTENT_TYPE)

  await db.transaction(async (tx) => {
    const old = await lockAvatarId(tx, userId)
    if (old === undefined) throw sessionExpired()
    await writeAvatarId(tx, userId, avatarId)
    if (old) await enqueue(tx, 'remove-avatar', { userId, avatarId: old })
  })
  return avatarUrl(avatarId)
}
